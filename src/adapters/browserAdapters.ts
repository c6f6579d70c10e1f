import type { Adapters } from '../tokens.ts';
import { FetchTransport } from './http/FetchTransport.ts';
import { openPage } from './openedPage.ts';

/** The adapters of production: the museum over HTTP, the WeChat bridge, the browser. */
export function browserAdapters(): Adapters {
  const { first, later } = openPage(({ apiPrefix }) => new FetchTransport({ prefix: apiPrefix }));
  const { clock, configuration } = first;
  return {
    first,
    later: async () => {
      const { WeChatPaymentBridge } = await import('./weChat/WeChatPaymentBridge.ts');
      const { bankHosts } = configuration;
      return later(new WeChatPaymentBridge({ window, clock, bankHosts }));
    },
  };
}
