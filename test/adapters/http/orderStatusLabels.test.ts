import { describe, expect, it } from 'vitest';
import { orderStatusOf, ticketStatusOf } from '../../../src/adapters/http/orderStatusLabels.ts';

describe('orderStatusOf', () => {
  it.each([
    ['已拒绝', 'refused'],
    ['已关闭', 'closed'],
    ['待审核', 'pendingReview'],
    ['待支付', 'toBePaid'],
    ['待线下支付', 'toBePaidOffline'],
    ['已支付', 'paid'],
    ['已出票', 'issued'],
    ['已取消', 'cancelled'],
    ['已退款', 'refunded'],
    ['已完成', 'completed'],
    ['Refuse', 'refused'],
    ['Closed', 'closed'],
    ['Pending review', 'pendingReview'],
    ['To be paid', 'toBePaid'],
    ['TOBEPAID', 'toBePaid'],
    ['TO_BE_PAID_OFFLINE', 'toBePaidOffline'],
    ['PAID', 'paid'],
    ['ISSUED', 'issued'],
    ['issued', 'issued'],
    ['Canceled', 'cancelled'],
    ['Refunded', 'refunded'],
    ['Completed', 'completed'],
  ] as const)('reads %s as %s', (label, status) => {
    expect(orderStatusOf(label)).toBe(status);
  });

  it.each(['', '改期中', 'OTHER', 'constructor', '已出票。', 'not issued'])(
    'has never heard of %j',
    (label) => {
      expect(orderStatusOf(label)).toBe('unknown');
    },
  );
});

describe('ticketStatusOf', () => {
  it.each([
    ['无效', 'invalid'],
    ['临时', 'temporary'],
    ['已退款', 'refunded'],
    ['退款中', 'refunding'],
    ['待激活', 'awaitingActivation'],
    ['待检票', 'awaitingCheck'],
    ['已检票', 'checked'],
    ['已完成', 'completed'],
    ['To be activated', 'awaitingActivation'],
    ['TO_BE_CHECKED', 'awaitingCheck'],
    ['Checked', 'checked'],
  ] as const)('reads %s as %s', (label, status) => {
    expect(ticketStatusOf(label)).toBe(status);
  });

  it('has never heard of an order’s label', () => {
    expect(ticketStatusOf('已出票')).toBe('unknown');
  });
});
