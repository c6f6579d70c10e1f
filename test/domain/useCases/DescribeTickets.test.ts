import { describe, expect, it } from 'vitest';
import { type TicketId, ticketId, ticketKindId } from '../../../src/domain/model/Identifiers.ts';
import type { Language } from '../../../src/domain/model/Language.ts';
import { failed, type Result, success } from '../../../src/domain/model/Result.ts';
import {
  type DescribedTicket,
  fullName,
  type TicketDescription,
  type TicketOffer,
} from '../../../src/domain/model/Ticket.ts';
import { DescribeTickets } from '../../../src/domain/useCases/DescribeTickets.ts';
import { StubMuseum } from '../../support/StubMuseum.ts';
import { anOffer } from '../builders.ts';

const offersOf = (...ids: string[]) =>
  ids.map((id) => anOffer({ ticketId: ticketId(id), name: id }));

const aDescription = (id: TicketId, language: Language): TicketDescription => ({
  ticketId: id,
  name: language === 'English' ? 'Adult' : '成人票',
  detail: '',
  kinds: [
    {
      kindId: ticketKindId('k-adult'),
      name: language === 'English' ? 'Standard' : '普通',
      notice: '<p>Bring your document.</p>',
      needsSpecialCertificate: true,
    },
  ],
});

/** A museum whose every description comes when the test gives it. */
class PatientMuseum extends StubMuseum {
  readonly open: (() => void)[] = [];
  most = 0;
  #running = 0;

  override async ticketDescription(id: TicketId): Promise<Result<TicketDescription>> {
    this.#running += 1;
    this.most = Math.max(this.most, this.#running);
    await new Promise<void>((resolve) => this.open.push(resolve));
    this.#running -= 1;
    return success({ ticketId: id, name: `${id}!`, detail: '', kinds: [] });
  }
}

/** The offers as they are once the last description has arrived. */
async function describedBy(
  describeTickets: DescribeTickets,
  offers: readonly TicketOffer[],
  language: Language,
): Promise<readonly DescribedTicket[]> {
  const told: DescribedTicket[] = [];
  await describeTickets.execute(offers, language, (ticket) => told.push(ticket));
  return told;
}

const everythingSettled = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('DescribeTickets', () => {
  it('[HOME-09] puts names and notices to the offers, in the language asked for', async () => {
    const museum = new StubMuseum({
      ticketDescription: async (id, language) => success(aDescription(id, language)),
    });
    const describeTickets = new DescribeTickets({ museum });
    const [chinese] = await describedBy(describeTickets, offersOf('t1'), 'Simplified_Chinese');
    const [english] = await describedBy(describeTickets, offersOf('t1'), 'English');
    if (chinese === undefined || english === undefined) throw new Error('nothing described');
    expect(fullName(chinese)).toBe('成人票 · 普通');
    expect(fullName(english)).toBe('Adult · Standard');
    expect(english.notice).toBe('<p>Bring your document.</p>');
    expect(english.needsSpecialCertificate).toBe(true);
  });

  it('[HOME-16] [Q-RUSH-2] asks for each ticket once per language, however many kinds and lists it is in', async () => {
    const museum = new StubMuseum();
    const describeTickets = new DescribeTickets({ museum });
    await describedBy(describeTickets, offersOf('t1', 't1', 't2'), 'English');
    await describedBy(describeTickets, offersOf('t2', 't1'), 'English');
    await describedBy(describeTickets, offersOf('t1'), 'Simplified_Chinese');
    expect(museum.asked).toEqual([
      ['ticketDescription', 't1', 'English'],
      ['ticketDescription', 't2', 'English'],
      ['ticketDescription', 't1', 'Simplified_Chinese'],
    ]);
  });

  it('[HOME-16] tells each ticket as soon as its own description is there, waiting for no other', async () => {
    const museum = new PatientMuseum();
    const told: string[] = [];
    const telling = new DescribeTickets({ museum }).execute(
      offersOf('t1', 't2', 't3'),
      'English',
      ({ name }) => told.push(name),
    );
    await everythingSettled();
    museum.open.pop()?.();
    await everythingSettled();
    expect(told).toEqual(['t3!']);
    for (const open of museum.open) open();
    await telling;
    expect(told).toEqual(['t3!', 't1!', 't2!']);
  });

  it('[HOME-16] leaves a ticket under its plain name when its description fails, and asks again later', async () => {
    const museum = new StubMuseum({ ticketDescription: async () => failed({ kind: 'timeout' }) });
    const describeTickets = new DescribeTickets({ museum });
    const [plain] = await describedBy(describeTickets, offersOf('t1'), 'English');
    expect(plain).toMatchObject({ name: 't1', kindName: 'Standard', notice: '' });
    museum.answers = { ticketDescription: async (id) => success(aDescription(id, 'English')) };
    const [named] = await describedBy(describeTickets, offersOf('t1'), 'English');
    expect(named?.name).toBe('Adult');
  });

  it('[HOME-16] [Q-RUSH-2] asks side by side, at most four at a time, also when a list is opened in between', async () => {
    const museum = new PatientMuseum();
    const describeTickets = new DescribeTickets({ museum });
    const first = describedBy(
      describeTickets,
      offersOf('t1', 't2', 't3', 't4', 't5', 't6'),
      'English',
    );
    await everythingSettled();
    expect(museum.most).toBe(4);
    const second: ReturnType<typeof describedBy>[] = [];
    const openInBetween = () =>
      second.push(describedBy(describeTickets, offersOf('t7'), 'English'));
    for (let answers = 0; answers < 7; answers += 1) {
      museum.open.shift()?.();
      // The list is opened in the same turn in which the first description arrives.
      if (answers === 0) Promise.resolve().then(() => Promise.resolve().then(openInBetween));
      await everythingSettled();
    }
    expect((await first).map(({ name }) => name)).toEqual([
      't1!',
      't2!',
      't3!',
      't4!',
      't5!',
      't6!',
    ]);
    expect((await Promise.all(second)).flat().map(({ name }) => name)).toEqual(['t7!']);
    expect(museum.most).toBe(4);
  });
});
