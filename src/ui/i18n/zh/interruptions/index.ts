import type { BaseTranslation } from '../../i18n-types.ts';

/** Words of what interrupts a visit on whatever screen. */
const interruptions = {
  maintenance: '系统正在维护',
  notice: '博物馆的通知',
  maintenanceStays: '您已选择和填写的内容都保留着，不用重填。',
  maintenanceGoesOn: '维护结束后，本页会自动恢复，不用刷新或退出。',
  maintenancePaying: '如果刚才正在付款，请不要重复付款；恢复后可在“订单”中查看结果。',
  maintenanceOver: '维护已结束，可以继续了。',
  expired: '登录授权已过期',
  expiredText: '请关闭本页，再从博物馆的小程序或公众号重新进入。',
  expiredKept: '在那之前，这里填写的内容和订单号都不会消失，您可以先记下来。',
  expiredClose: '知道了',
  crowd: '现在访问的人很多',
  crowdMaintenance: '博物馆的系统暂时没有应答',
  crowdText: '您的选择都保留着，不用刷新。',
  crowdIn: '{seconds:number} 秒后自动再试。',
  crowdNow: '正在再试…',
  crowdMinutes: '预计要等约 {minutes:number} 分钟。',
  crowdSpoken: '本页会自动继续，您的选择都保留着。',
  crowdAsk: '现在就试',
  debugOn: '调试模式已开启，刷新后生效',
  debugOff: '调试模式已关闭，刷新后生效',
} satisfies BaseTranslation;

// The generator of i18n-types.ts reads the default export of each dictionary.
export default interruptions;
