import type { BaseTranslation } from '../../i18n-types.ts';

/** Words of what a long visit may meet: a new version of the app, a lost connection. */
const upkeep = {
  released: '本页有新版本',
  releasedText: '刷新后，您已选择和填写的内容都会保留。',
  take: '刷新',
  later: '以后再说',
  notTaken: '现在无法刷新，请稍后再试',
  lost: '连不上博物馆',
  lostText: '您已选择和填写的内容都保留着，网络恢复后可以继续。',
  found: '网络已恢复。',
} satisfies BaseTranslation;

// The generator of i18n-types.ts reads the default export of each dictionary.
export default upkeep;
