import type { AfterSaleAdapters } from '../tokens.ts';
import { HttpMuseumApi } from './http/HttpMuseumApi.ts';
import type { LaterPage } from './laterAdapters.ts';
import { HistoryOrderQueryKeeper } from './system/HistoryOrderQueryKeeper.ts';

/** The adapters for what comes after a ticket is bought. */
export function afterSaleAdapters(page: LaterPage): AfterSaleAdapters {
  const { history } = page.window;
  return {
    wholeMuseum: new HttpMuseumApi(page),
    queries: new HistoryOrderQueryKeeper({ history, token: page.token }),
  };
}
