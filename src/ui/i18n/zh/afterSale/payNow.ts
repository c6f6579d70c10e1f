/** Words of paying an order that waits for it. */
export const payNow = {
  button: '立即支付',
  checking: '正在核对…',
  alreadyPaid: '这笔订单已经支付，正在刷新页面…',
  notChecked: '没有核实到这笔订单是否已支付，因此没有扣款。{reason:string}',
  notReserved: '预约失败！{reason:string}',
} as const;
