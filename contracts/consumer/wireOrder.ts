import { MatchersV3 } from '@pact-foundation/pact';
import { dateTime, day, flag, time } from './agreement.ts';
import { order, today } from './examples.ts';

const { boolean, eachLike, integer, number, string } = MatchersV3;

const line = {
  ticketName: string('常设展门票'),
  ticketKindName: string('成人票'),
  currentSalePrice: number(60),
  useStartDate: day(today),
  reservationBeginTime: time('15:00'),
  reservationEndTime: time('16:00'),
  quantity: integer(1),
};

/** An order to be paid, as both lists of orders have it. */
export const wireOrder = {
  orderNo: order,
  crtTime: dateTime(`${today} 09:00:00`),
  orderStatus: '待支付',
  paymentTotal: number(60),
  canReplenish: boolean(false),
  isReplenishOrder: flag('F'),
  canRebook: boolean(false),
  orderDetailForWechatList: eachLike(line),
};
