import { describe, expect, it } from 'vitest';
import { slotId, ticketKindId } from '../../../src/domain/model/Identifiers.ts';
import type { OrderDraft } from '../../../src/domain/model/OrderDraft.ts';
import { failed, success } from '../../../src/domain/model/Result.ts';
import { FindVisitorKind } from '../../../src/domain/useCases/FindVisitorKind.ts';
import { type Museum, StubMuseum } from '../../support/StubMuseum.ts';
import { aDraft, anOffer, aSelection, aSlot, aTicket, aVisitor, yuan } from '../builders.ts';

const youth = ticketKindId('youth');
const byId = aTicket({ choosesKindById: true });
const lost = failed({ kind: 'network' as const });
const holderOf = (certificateNo: string, ticket = byId, slot = aSlot()): OrderDraft =>
  aDraft({
    selection: aSelection({ slot, tickets: [{ ticket, quantity: 1 }] }),
    visitors: [aVisitor({ certificateNo })],
  });
const number = '11010520100615000x';

function aMuseum(answers: Partial<Museum> = {}) {
  const museum = new StubMuseum({
    ticketKindFor: async () => success(youth),
    tickets: async () =>
      success([anOffer(), anOffer({ kindId: youth, kindName: 'Young', price: yuan(20) })]),
    ticketDescription: async (ticketId) =>
      success({
        ticketId,
        name: '',
        detail: '',
        kinds: [{ kindId: youth, name: 'Youth', notice: '', needsSpecialCertificate: false }],
      }),
    ...answers,
  });
  const find = new FindVisitorKind({ museum });
  const kindOf = (draft: OrderDraft) => {
    const [visitor] = draft.visitors;
    if (visitor === undefined) throw new Error('nobody');
    return find.execute(draft, visitor, 'English');
  };
  return { museum, kindOf };
}

describe('the kind that follows from an ID', () => {
  it('[CONF-05] is looked up with its name, and its price in the sale list', async () => {
    const { museum, kindOf } = aMuseum();
    expect(await kindOf(holderOf(number))).toEqual(
      success({ kindId: youth, name: 'Youth', price: yuan(20) }),
    );
    expect(museum.asked.slice(0, 2)).toEqual([
      ['ticketKindFor', byId.offer.ticketId, '11010520100615000X'],
      ['tickets', '2026-11-28', 's-0900', 'English'],
    ]);
  });

  it.each([
    ['of 17 characters', '11010520100615000'],
    ['of 15 digits', '110105900615000'],
    ['of 18 that are no ID', '110105201013150004'],
    ['of another document', 'E00000000'],
  ])('[CONF-05] is not looked up for a number %s', async (_, certificateNo) => {
    const { museum, kindOf } = aMuseum();
    expect(await kindOf(holderOf(certificateNo))).toBeNull();
    expect(museum.asked).toEqual([]);
  });

  it('[CONF-05] is not looked up for a ticket of one kind', async () => {
    const { kindOf } = aMuseum();
    expect(await kindOf(holderOf(number, aTicket()))).toBeNull();
  });

  it('[CONF-05] is the ticket’s own where it is the same, and nothing more is asked', async () => {
    const { museum, kindOf } = aMuseum({ ticketKindFor: async () => success(byId.offer.kindId) });
    expect(await kindOf(holderOf(number))).toEqual(
      success({ kindId: byId.offer.kindId, name: 'Standard', price: yuan(60) }),
    );
    expect(museum.asked).toHaveLength(1);
  });

  it('[CONF-05] is asked about once a number, and its price once a slot', async () => {
    const { museum, kindOf } = aMuseum();
    await kindOf(holderOf(number));
    await kindOf(holderOf(number));
    expect([museum.times('ticketKindFor'), museum.times('tickets')]).toEqual([1, 1]);
    await kindOf(holderOf(number, byId, aSlot({ id: slotId('s-1000') })));
    expect([museum.times('ticketKindFor'), museum.times('tickets')]).toEqual([1, 2]);
  });

  it('[CONF-05] has no price where the sale list has it not: none is guessed, and all is asked anew', async () => {
    const { museum, kindOf } = aMuseum();
    const { tickets } = museum.answers;
    museum.answers.tickets = async () => success([anOffer()]);
    expect(await kindOf(holderOf(number))).toMatchObject({ value: { price: null } });
    if (tickets !== undefined) museum.answers.tickets = tickets;
    expect(await kindOf(holderOf(number))).toMatchObject({ value: { price: yuan(20) } });
    expect([museum.times('ticketKindFor'), museum.times('tickets')]).toEqual([2, 2]);
  });

  it('[CONF-05] could not be had where the sale list can’t be read, and is asked for again', async () => {
    const { museum, kindOf } = aMuseum({ tickets: async () => lost });
    expect(await kindOf(holderOf(number))).toEqual(lost);
    museum.answers.tickets = async () => success([anOffer({ kindId: youth, price: yuan(20) })]);
    expect(await kindOf(holderOf(number))).toMatchObject({ value: { price: yuan(20) } });
  });

  it('[CONF-05] has the sale list’s name where the ticket tells none, and may have none', async () => {
    const { museum, kindOf } = aMuseum({ ticketDescription: async () => lost });
    expect(await kindOf(holderOf(number))).toMatchObject({ value: { name: 'Young' } });
    museum.answers.tickets = async () => success([]);
    const another = holderOf(number, byId, aSlot({ id: slotId('s-1000') }));
    expect(await kindOf(another)).toMatchObject({ value: { name: '' } });
  });

  it('[CONF-05] that could not be had is asked for again', async () => {
    const { museum, kindOf } = aMuseum({ ticketKindFor: async () => lost });
    expect(await kindOf(holderOf(number))).toEqual(lost);
    museum.answers.ticketKindFor = async () => success(youth);
    expect(await kindOf(holderOf(number))).toMatchObject({ ok: true });
  });
});
