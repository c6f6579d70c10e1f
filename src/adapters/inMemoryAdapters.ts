import { enterPage } from './enteredPage.ts';
import type { WireRequest, WireResponse } from './http/Transport.ts';
import { LocalMuseumStore } from './inMemory/LocalMuseumStore.ts';
import { museumTransport } from './inMemory/museum/MuseumTransport.ts';
import { PageMuseum } from './inMemory/PageMuseum.ts';
import { takeScenarioLink } from './inMemory/panel/scenarioLink.ts';
import { ScriptedPaymentBridge } from './inMemory/ScriptedPaymentBridge.ts';
import type { InterruptibleAdapters } from './interruptingPage.ts';
import { openPage } from './openedPage.ts';

// Long enough that waiting can be seen, short enough that it need not be.
const latencyMs = 60;

/** The museum's answer, told to whoever listens on the page: the journeys hold each against the contracts. */
function told(museum: PageMuseum, request: WireRequest): WireResponse {
  const response = museum.handle(request);
  const { method, path } = request;
  const detail = { method, path, body: response.body };
  document.dispatchEvent(new CustomEvent('museum-answer', { detail }));
  return response;
}

/** Tells of what changes at the museum, through this page or another of the same browser. */
function onMuseumChange(museum: PageMuseum, listener: () => void): () => void {
  const stop = museum.onChange(listener);
  window.addEventListener('storage', listener);
  return () => {
    stop();
    window.removeEventListener('storage', listener);
  };
}

/**
 * The adapters of a whole app without a server: the in-memory museum and its cashier in place of the network and of
 * whoever takes the money; the browser is the real one. Puts the museum's control face on `window.museum` and the
 * developer's panel at the edge of the page.
 */
export function inMemoryAdapters(): InterruptibleAdapters {
  const museum = new PageMuseum({ store: new LocalMuseumStore(() => window.localStorage) });
  const control = (path: string, body: unknown = {}): unknown => museum.control(path, body);
  const linkProblem = takeScenarioLink(window.location, window.history, control);
  const entered = enterPage();
  // No first answer is needed to know the time of a museum in the same page.
  entered.clock.correctBy(museum.now());
  const opened = openPage(entered, () => {
    const takeFault = (path: string) => museum.takeFault(path);
    const takeLatency = () => museum.takeLatency();
    return museumTransport(
      { handle: (request) => told(museum, request), takeFault, takeLatency },
      entered.clock,
      latencyMs,
    );
  });
  const cashier = new ScriptedPaymentBridge({
    document,
    control,
    language: opened.first.language,
    bankHosts: ['bank.example'],
    comeBack: (address) => window.location.assign(address),
  });
  Reflect.set(window, 'museum', { control, cashier });
  const { clock, language, page } = opened.first;
  const onChange = (listener: () => void) => onMuseumChange(museum, listener);
  void import('./inMemory/panel/mountPanel.ts').then(
    ({ mountPanel }) =>
      mountPanel({ document, control, onChange, clock, language, page, cashier, linkProblem }),
    // The app does without it.
    () => {},
  );
  return { ...opened, later: () => opened.later(cashier) };
}
