import * as v from 'valibot';
import type { RunningMuseum } from '../../contracts/provider/museumServer.ts';
import { type Arrival, openApp } from './browser.ts';
import { MuseumControl } from './MuseumControl.ts';
import { owedOrder, Visitor } from './Visitor.ts';

/** What the bridge answers with, one after the other, after `get_brand_wcpay_request:`; nothing: it keeps silent. */
export type SheetAnswers = readonly string[];

/** What happens on the payment sheet; it is open until then. */
export type Sheet = (orderNo: string) => SheetAnswers | Promise<SheetAnswers>;

/** How a payer comes. */
export interface PayerComing extends Omit<Arrival, 'path' | 'language' | 'build' | 'museum'> {
  readonly language?: 'Simplified_Chinese' | 'English';
  /** When WeChat puts its bridge into the page; at once by default, null for never. */
  readonly bridgeAfterMs?: number | null;
}

const Asked = v.looseObject({ package: v.pipe(v.string(), v.regex(/^prepay_id=prepay_\d+$/)) });

/** A visitor at the production build with a museum over HTTP and WeChat's bridge in the page. */
export class Payer extends Visitor {
  /** The orders that sheets were opened for. */
  readonly sheets: string[] = [];
  /** What happens on the next sheets. */
  sheet: Sheet = async (orderNo) => {
    await this.museum.receivePayment(orderNo);
    return ['ok'];
  };

  /** The same payer on another page. */
  on(page: Visitor['page']): Visitor {
    return new Visitor(
      this.app,
      this.words.lang === 'en' ? 'English' : 'Simplified_Chinese',
      this.museum,
      page,
    );
  }

  /** The bridge asks for a sheet. */
  async open(parameters: unknown): Promise<SheetAnswers> {
    const orderNo = v.parse(Asked, parameters).package.replace('prepay_id=prepay_', '');
    this.sheets.push(orderNo);
    return this.sheet(orderNo);
  }
}

/** Opens no screen yet: where the payer comes in is the test's to say. */
export async function aPayer(server: RunningMuseum, coming: PayerComing = {}): Promise<Payer> {
  const { language = 'English', bridgeAfterMs = 0, ...arrival } = coming;
  const app = await openApp({
    ...arrival,
    build: 'production',
    museum: server.url,
    language,
    path: null,
  });
  const museum = new MuseumControl((path, body) => server.museum.control(path, body));
  const payer = new Payer(app, language, museum);
  await app.context.exposeBinding('openSheet', (_source, parameters: unknown) =>
    payer.open(parameters),
  );
  if (bridgeAfterMs !== null) await app.context.addInitScript(putBridge, bridgeAfterMs);
  return payer;
}

/** One order of one adult ticket, {@link owedOrder}, waits for its payment; whatever else the museum knew is gone. */
export function oweAnOrder(server: RunningMuseum, state = 'an order to be paid exists'): void {
  const params = { orderNo: owedOrder };
  server.museum.control('/_museum/providerState', { state, params });
}

/** Runs in each page before its own scripts: WeChat's bridge, which asks the test what happens on its sheet. */
function putBridge(afterMs: number): void {
  const enter = () => {
    const invoke = async (method: string, parameters: object, answered: (said: object) => void) => {
      const open: unknown = Reflect.get(window, 'openSheet');
      if (method !== 'getBrandWCPayRequest' || typeof open !== 'function') return;
      for (const result of await open(parameters)) {
        answered({ err_msg: `get_brand_wcpay_request:${result}` });
      }
    };
    Reflect.set(window, 'WeixinJSBridge', { invoke });
    document.dispatchEvent(new Event('WeixinJSBridgeReady'));
  };
  if (afterMs === 0) enter();
  else setTimeout(enter, afterMs);
}
