import type { HostileVisit } from './HostileVisit.ts';
import type { HostileWorld } from './HostileWorld.ts';

/** The code that the museum has sent last; a guess where it has sent none. */
function codeSent({ museum }: HostileWorld): string {
  const codes: unknown = museum.control('/_museum/codes', {});
  const last: unknown = Array.isArray(codes) ? codes.at(-1) : undefined;
  return String(Object(last)['code'] ?? '123456');
}

/** Has a code sent, and looks an order up with it. */
export async function findOrders(visit: HostileVisit, orderNo: string): Promise<void> {
  visit.type('Document or order number', [orderNo]);
  visit.type('Contact phone', ['13800000000']);
  await visit.press('Send code');
  visit.type('SMS code', [codeSent(visit.world)]);
  await visit.press('Find orders');
}
