import type { BaseTranslation } from '../../i18n-types.ts';

/** Words of the calendar of visit dates. */
const calendar = {
  month: '{year:number}年{month:string}',
  months: {
    january: '1月',
    february: '2月',
    march: '3月',
    april: '4月',
    may: '5月',
    june: '6月',
    july: '7月',
    august: '8月',
    september: '9月',
    october: '10月',
    november: '11月',
    december: '12月',
  },
  weekdays: {
    sunday: '日',
    monday: '一',
    tuesday: '二',
    wednesday: '三',
    thursday: '四',
    friday: '五',
    saturday: '六',
  },
  previousMonth: '上个月',
  nextMonth: '下个月',
  firstMonth: '已是第一个月',
  lastMonth: '已是最后一个月，日历只显示六个月',
  day: '{date:string}，{state:string}',
  today: '{date:string}，今天，{state:string}',
  states: {
    open: '可预约',
    unreported: '暂无余票信息',
    past: '已过',
    later: '尚未开放预约',
  },
  until: '目前可预约至 {date:string}',
} satisfies BaseTranslation;

// The generator of i18n-types.ts reads the default export of each dictionary.
export default calendar;
