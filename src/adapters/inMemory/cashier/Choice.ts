/**
 * What a visitor does at the cashier: pays; pays, but the museum hears of it 35 s later; goes away without paying; or
 * has the payment refused.
 */
export type Choice = 'pay' | 'payHeardLate' | 'cancel' | 'fail';

/**
 * What can be settled before the cashier opens: also that the museum is told of the payment twice, that no answer ever
 * comes, or that there is no cashier on this page.
 */
export type ScriptedAnswer = Choice | 'payTwice' | 'noAnswer' | 'noBridge';
