import type { Adapters } from '../tokens.ts';
import type { WireRequest, WireResponse } from './http/Transport.ts';
import { LocalMuseumStore } from './inMemory/LocalMuseumStore.ts';
import { museumTransport } from './inMemory/museum/MuseumTransport.ts';
import { PageMuseum } from './inMemory/PageMuseum.ts';
import { ScriptedPaymentBridge } from './inMemory/ScriptedPaymentBridge.ts';
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

/**
 * The adapters of a whole app without a server: the in-memory museum and its cashier in place of the network and of
 * whoever takes the money; the browser is the real one. Puts the museum's control face on `window.museum`.
 */
export function inMemoryAdapters(): Adapters {
  const museum = new PageMuseum({ store: new LocalMuseumStore(() => window.localStorage) });
  const control = (path: string, body: unknown = {}): unknown => museum.control(path, body);
  const { first, later } = openPage(({ clock }) => {
    // No first answer is needed to know the time of a museum in the same page.
    clock.correctBy(museum.now());
    const takeFault = (path: string) => museum.takeFault(path);
    return museumTransport(
      { handle: (request) => told(museum, request), takeFault },
      clock,
      latencyMs,
    );
  });
  const cashier = new ScriptedPaymentBridge({
    document,
    control,
    language: first.language,
    bankHosts: ['bank.example'],
    comeBack: (address) => window.location.assign(address),
  });
  Reflect.set(window, 'museum', { control, cashier });
  return { first, later: () => later(cashier) };
}
