import { webViewOf } from './webViewOf.ts';

/** Whether the page stands in WeChat, or in a mini-program of it: neither saves files nor prints. */
export function isWeChat(window: { readonly navigator: { readonly userAgent: string } }): boolean {
  const environment: unknown = Reflect.get(window, '__wxjs_environment');
  return webViewOf(window.navigator.userAgent, environment) !== 'browser';
}
