/**
 * What a visitor does at the cashier: pays; pays, but the museum hears of it 35 s later; goes away without paying; or
 * has the payment refused.
 */
export type Choice = 'pay' | 'payHeardLate' | 'cancel' | 'fail';
