import type { OrderDetail } from '../../domain/model/Order.ts';

const longest = 120;

/** What is bought, for the payment's own record (§7 buyGoodsDetail): `Adult ticket × 2, Audio guide × 1`. */
export function goodsText({ tickets }: Pick<OrderDetail, 'tickets'>): string {
  const counts = new Map<string, number>();
  for (const { ticketName } of tickets) counts.set(ticketName, (counts.get(ticketName) ?? 0) + 1);
  const text = [...counts].map(([name, count]) => `${name} × ${count}`).join(', ');
  return Array.from(text).slice(0, longest).join('');
}
