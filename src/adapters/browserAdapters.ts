import type { AskingPage } from './askingPage.ts';
import { FetchTransport } from './http/FetchTransport.ts';
import type { InterruptibleAdapters } from './interruptingPage.ts';
import { openPage } from './openedPage.ts';

/** The adapters of production: the museum over HTTP, the WeChat bridge, the browser. */
export function browserAdapters({
  transport,
  ...entered
}: Omit<AskingPage, 'answered'>): InterruptibleAdapters {
  const opened = openPage(
    entered,
    ({ apiPrefix }) => transport ?? new FetchTransport({ prefix: apiPrefix }),
  );
  const { clock, configuration } = opened.first;
  return {
    ...opened,
    later: async () => {
      const { WeChatPaymentBridge } = await import('./weChat/WeChatPaymentBridge.ts');
      const { bankHosts, miniProgramPayPath } = configuration;
      const settings = { window, clock, bankHosts, miniProgramPayPath };
      return opened.later(new WeChatPaymentBridge(settings));
    },
  };
}
