import { describe } from 'vitest';
import { itLeavesOnePayment } from '../support/paymentMoves.ts';

describe('moving about while a payment is out of the page’s hands', () => {
  itLeavesOnePayment('the sheet, paid and silent', 'the payment return');
});
