import type { Adapters } from '../tokens.ts';
import { FetchTransport } from './http/FetchTransport.ts';
import { openPage } from './openedPage.ts';
import { WeChatPaymentBridge } from './weChat/WeChatPaymentBridge.ts';

/** The adapters of production: the museum over HTTP, the WeChat bridge, the browser. */
export function browserAdapters(): Adapters {
  const page = openPage();
  return page.adapters({
    transport: new FetchTransport({ prefix: page.apiPrefix }),
    bridge: new WeChatPaymentBridge({
      window,
      clock: page.clock,
      bankHosts: page.configuration.bankHosts,
    }),
  });
}
