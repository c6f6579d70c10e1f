/** Words of keeping a ticket and showing it at the gate. */
export const gate = {
  tools: '保存这张票',
  picture: '存为图片',
  calendar: '添加到日历',
  print: '打印',
  calendarSaved: '日历文件已交给浏览器，打开它即可添加行程。',
  eventTitle: '参观{museum:string}',
  eventNotes: '{ticket:string}。入馆时请在“我的订单”中出示二维码。',
  notRefreshed: '截至 {time:string} 的信息，尚未刷新',
  notRefreshedText: '暂时联系不上博物馆，二维码仍可扫描。',
} as const;
