import type { Clock } from '../ports/Clock.ts';
import type { LaterAdapters } from '../tokens.ts';
import { DownloadingFiles } from './system/DownloadingFiles.ts';
import { LazyTicketPictures } from './system/LazyTicketPictures.ts';
import { PagePrinter } from './system/PagePrinter.ts';
import { isWeChat } from './weChat/isWeChat.ts';

/** The adapters for what keeps a ticket outside the app, as far as this browser can. */
export function gateAdapters(
  window: Window,
  clock: Pick<Clock, 'after'>,
): Pick<LaterAdapters, 'files' | 'printer' | 'pictures'> {
  const { document } = window;
  const isPlainBrowser = !isWeChat(window);
  return {
    files: new DownloadingFiles({ document, clock, canSave: isPlainBrowser }),
    printer: new PagePrinter({ window, canPrint: isPlainBrowser }),
    pictures: new LazyTicketPictures(document),
  };
}
