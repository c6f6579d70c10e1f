/** What kind of web-view or browser this is, as far as paying goes (Q-PAY-8). */
export type WebView =
  | 'weChatIos'
  | 'weChatAndroid'
  | 'weChatHarmony'
  | 'weChatOther'
  | 'miniProgram'
  | 'browser';

/**
 * The only place that reads a user agent (Q-WV-5). Whatever is not known for WeChat is a plain browser. A mini-program's
 * web-view names itself since WeChat 7.0; before, it only left `__wxjs_environment` in the window.
 */
export function webViewOf(userAgent: string, environment: unknown = undefined): WebView {
  const isMiniProgram = environment === 'miniprogram' || /miniprogram/i.test(userAgent);
  if (isMiniProgram) return 'miniProgram';
  if (!/micromessenger/i.test(userAgent)) return 'browser';
  if (/openharmony|harmonyos|arkweb/i.test(userAgent)) return 'weChatHarmony';
  if (/iphone|ipad|ipod/i.test(userAgent)) return 'weChatIos';
  return /android/i.test(userAgent) ? 'weChatAndroid' : 'weChatOther';
}
