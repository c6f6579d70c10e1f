import type { WebView } from '../../../src/adapters/weChat/webViewOf.ts';

/** How browsers and web-views name themselves, and what they are for paying (Q-PAY-8). */
export const userAgents: readonly {
  readonly name: string;
  readonly text: string;
  readonly is: WebView;
}[] = [
  {
    name: 'WeChat on an iPhone',
    text: 'Mozilla/5.0 (iPhone; CPU iPhone OS 15_8 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.49(0x18003137) NetType/WIFI Language/zh_CN',
    is: 'weChatIos',
  },
  {
    name: 'WeChat on an iPad',
    text: 'Mozilla/5.0 (iPad; CPU OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.50(0x18003237) NetType/WIFI Language/en',
    is: 'weChatIos',
  },
  {
    name: 'WeChat on Android',
    text: 'Mozilla/5.0 (Linux; Android 14; 23127PN0CC Build/UKQ1.230804.001; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/116.0.0.0 Mobile Safari/537.36 XWEB/1160117 MMWEBSDK/20240501 MMWEBID/1 MicroMessenger/8.0.50.2701(0x2800325A) WeChat/arm64 Weixin NetType/5G Language/zh_CN ABI/arm64',
    is: 'weChatAndroid',
  },
  {
    name: 'WeChat on HarmonyOS',
    text: 'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile MicroMessenger/8.0.6.39(0x28000636) NetType/WIFI Language/zh_CN',
    is: 'weChatHarmony',
  },
  {
    name: 'WeChat on Windows',
    text: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/107.0.0.0 Safari/537.36 NetType/WIFI MicroMessenger/7.0.20.1781(0x6700143B) WindowsWechat(0x63090b13) XWEB/9129 Flue',
    is: 'weChatOther',
  },
  {
    name: 'a mini-program on an iPhone',
    text: 'Mozilla/5.0 (iPhone; CPU iPhone OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.49(0x18003137) NetType/4G Language/zh_CN miniProgram/wx0000000000000000',
    is: 'miniProgram',
  },
  {
    name: 'a mini-program on Android',
    text: 'Mozilla/5.0 (Linux; Android 12; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/111.0.5563.116 Mobile Safari/537.36 XWEB/1110017 MMWEBSDK/20240301 MicroMessenger/8.0.48 Weixin NetType/WIFI Language/zh_CN ABI/arm64 miniProgram/wx0000000000000000',
    is: 'miniProgram',
  },
  {
    name: 'Safari',
    text: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1',
    is: 'browser',
  },
  {
    name: 'Chrome on Android',
    text: 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
    is: 'browser',
  },
  {
    name: 'a HarmonyOS browser',
    text: 'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile',
    is: 'browser',
  },
  { name: 'something nobody has heard of', text: 'Teapot/418', is: 'browser' },
  { name: 'nothing', text: '', is: 'browser' },
];
