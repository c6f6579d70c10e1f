/** Words of keeping a ticket outside the app. */
export const keep = {
  pictureTitle: '门票图片',
  pictureHold: '长按图片即可保存，也可以直接截屏。',
  pictureLabel: '{day:string} {slot:string}门票，取票码 {code:string}',
  pictureDrawing: '正在生成图片…',
  pictureFailed: '图片没能生成，请直接截屏保存二维码。',
  download: '下载图片',
  downloaded: '图片已交给浏览器，请在“下载”中查看。',
  calendarTitle: '把行程添加到日历',
  calendarInWeChat: '微信不能保存日历文件。请点右上角“···”在浏览器中打开本页，或自行记下行程：',
  what: '事项',
  when: '时间',
  where: '地点',
} as const;
