import type { BaseTranslation } from '../../i18n-types.ts';

/** Words around what the museum wants to be read: its purchase notice, and a ticket's instructions. */
const reading = {
  title: '购票须知',
  agree: '我已阅读并同意',
  seconds: '（{seconds:number} 秒）',
  wait: '请先阅读须知，{seconds:number} 秒后即可同意。',
  ready: '现在可以同意了。',
  instructions: '购票说明',
  instructionsRead: '我已阅读',
  loading: '正在加载',
  failed: '内容暂时无法显示，请稍后再打开。',
} satisfies BaseTranslation;

// The generator of i18n-types.ts reads the default export of each dictionary.
export default reading;
