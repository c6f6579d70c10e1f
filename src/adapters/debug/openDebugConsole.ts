import type { Language } from '../../domain/model/Language.ts';
import { type Transport, TransportError } from '../http/Transport.ts';
import { DebugLog } from './DebugLog.ts';
import { DebugPanel } from './DebugPanel.ts';

/** A debugging console that is open on the page. */
export interface DebugConsole {
  /** A transport that shows each call on the console, by method, path, status and time: never what it carries. */
  readonly watching: (carrier: Transport) => Transport;
}

const written = ['log', 'info', 'warn', 'error'] as const;

/** Opens the page's own console (§2): for whoever turned the debug flag on, out of this origin, and of text alone. */
export function openDebugConsole(settings: {
  window: Window & typeof globalThis;
  language: Language;
  /** The visitor's token, which is never shown. */
  token: () => string | null;
}): DebugConsole {
  const { window, language, token } = settings;
  const log = new DebugLog({
    secrets: () => [token() ?? ''],
    onEntry: (entry) => panel.show(entry),
  });
  const panel = new DebugPanel(window, language, log);
  const { console } = window;
  for (const kind of written) {
    const write = console[kind].bind(console);
    console[kind] = (...values: readonly unknown[]) => {
      log.write(kind, ...values);
      write(...values);
    };
  }
  window.addEventListener('error', ({ message }) => log.write('error', message));
  window.addEventListener('unhandledrejection', ({ reason }) => log.write('error', reason));
  return {
    watching: (carrier) => ({
      send: async (request, timeoutMs) => {
        const began = window.performance.now();
        const tell = (outcome: string | number) => {
          const took = Math.round(window.performance.now() - began);
          log.write('call', `${request.method} ${request.path} → ${outcome} · ${took} ms`);
        };
        try {
          const response = await carrier.send(request, timeoutMs);
          tell(response.status);
          return response;
        } catch (error) {
          tell(error instanceof TransportError ? error.reason : 'broken');
          throw error;
        }
      },
    }),
  };
}
