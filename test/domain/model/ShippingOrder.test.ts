import { describe, expect, it } from 'vitest';
import { shippingLineStatus } from '../../../src/domain/model/ShippingOrder.ts';

describe('the state of a line on the SMS screen', () => {
  it.each([
    ['O', 0, 'unused'],
    ['O', 1, 'used'],
    ['O', 7, 'used'],
    ['90', 0, 'used'],
    ['90', 2, 'used'],
    ['X', 0, 'refunded'],
    ['X', 3, 'refunded'],
    ['', 0, 'notIssued'],
    ['10', 0, 'notIssued'],
    ['o', 1, 'notIssued'],
  ] as const)('[SQR-01] of status %j after %i checks is %s', (code, checks, status) => {
    expect(shippingLineStatus(code, checks)).toBe(status);
  });
});
