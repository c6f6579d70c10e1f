import * as v from 'valibot';
import { expect } from 'vitest';

const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
const ElementSchema = v.object({ [elementKey]: v.string() });
const AnswerSchema = v.object({ value: v.unknown() });
const FailureSchema = v.object({ error: v.string(), message: v.string() });
const SessionSchema = v.object({ sessionId: v.string() });

/** An element of the page, as long as the page lives. */
export type WebElement = v.InferOutput<typeof ElementSchema>;

/** A command that the driver refused; `name` is the error code of the W3C recommendation. */
export class WebDriverError extends Error {
  constructor(code: string, message: string) {
    super(`${code}: ${message}`);
    this.name = code;
  }
}

/**
 * One session of a browser by W3C WebDriver, with just the commands that the journeys take.
 *
 * Ours, because the small client on npm brings 20 packages and the binaries of three systems, and knows no WebKitGTK.
 */
export class WebDriver {
  readonly #session: string;

  private constructor(session: string) {
    this.#session = session;
  }

  /**
   * Opens a browser with storage of its own; it ends with the driver.
   *
   * @param server the URL of the driver, without a slash at its end
   * @param within how many milliseconds it may take
   */
  static async open(server: string, capabilities: object, within: number): Promise<WebDriver> {
    const asked = { capabilities: { alwaysMatch: capabilities } };
    const session = await command('POST', `${server}/session`, asked, within);
    return new WebDriver(`${server}/session/${v.parse(SessionSchema, session).sessionId}`);
  }

  async resize(width: number, height: number): Promise<void> {
    await this.#post('/window/rect', { x: 0, y: 0, width, height });
  }

  /** Does not wait for the page. */
  async goTo(url: string): Promise<void> {
    await this.#post('/url', { url });
  }

  /** Of the page that is there; the driver's own word is of the page that is still to come. */
  async address(): Promise<string> {
    return v.parse(v.string(), await this.run(() => location.href));
  }

  /** Does not wait: the driver's own way back waits for ever for a page that was put away whole. */
  async goBack(): Promise<void> {
    await this.run(() => {
      setTimeout(() => history.back());
    });
  }

  /** Resolves once the page that is there is gone. */
  async reload(): Promise<void> {
    await this.run(() => Reflect.set(window, 'isBeforeReload', true));
    await this.#post('/refresh');
    const isGone = () => this.run(() => !Reflect.has(window, 'isBeforeReload'));
    await expect.poll(isGone, { timeout: patience }).toBe(true);
  }

  /**
   * Runs a function in the page, which knows nothing around itself, with arguments and an answer that JSON can write;
   * elements go as themselves. A promise is waited for.
   */
  run<A extends readonly unknown[]>(
    inPage: (...given: A) => unknown,
    ...given: A
  ): Promise<unknown> {
    const script = `return (${String(inPage)}).apply(null, arguments)`;
    return this.#post('/execute/sync', { script, args: given });
  }

  /** As {@link run}, for a function that finds an element or null. */
  async find<A extends readonly unknown[]>(
    inPage: (...given: A) => Element | null,
    ...given: A
  ): Promise<WebElement | null> {
    return v.parse(v.nullable(ElementSchema), await this.run(inPage, ...given));
  }

  /** The middle of the element is pressed by the pointer, once it is scrolled into view. */
  async click(element: WebElement): Promise<void> {
    await this.#post(`/element/${element[elementKey]}/click`);
  }

  /** Types into a field after what stands there, key by key. */
  async type(element: WebElement, text: string): Promise<void> {
    await this.#post(`/element/${element[elementKey]}/value`, { text });
  }

  /** Presses a key where the focus is. */
  async press(key: string): Promise<void> {
    const actions = [
      { type: 'keyDown', value: key },
      { type: 'keyUp', value: key },
    ];
    await this.#post('/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  /** The element's role and name as the engine tells them to a screen reader. */
  async spoken(element: WebElement): Promise<string> {
    const path = `${this.#session}/element/${element[elementKey]}`;
    const role = v.parse(v.string(), await command('GET', `${path}/computedrole`));
    return `${role} ${v.parse(v.string(), await command('GET', `${path}/computedlabel`))}`;
  }

  /** What is in sight as a PNG file. The driver's picture of one element is black where the element is not at the top. */
  async picture(): Promise<Buffer> {
    const path = `${this.#session}/screenshot`;
    return Buffer.from(v.parse(v.string(), await command('GET', path)), 'base64');
  }

  #post(path: string, body: object = {}): Promise<unknown> {
    return command('POST', this.#session + path, body);
  }
}

/** In milliseconds; the driver hangs where it does not answer by then. */
const patience = 40_000;

async function command(
  method: string,
  url: string,
  body?: object,
  within = patience,
): Promise<unknown> {
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const answer = await fetch(url, { method, ...sent, signal: AbortSignal.timeout(within) });
  const { value } = v.parse(AnswerSchema, await answer.json());
  if (answer.ok) return value;
  const { error, message } = v.parse(FailureSchema, value);
  throw new WebDriverError(error, message);
}
