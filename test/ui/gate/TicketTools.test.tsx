import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { MemoryFiles } from '../../../src/adapters/inMemory/MemoryFiles.ts';
import { MemoryPrinter } from '../../../src/adapters/inMemory/MemoryPrinter.ts';
import { MemoryTicketPictures } from '../../../src/adapters/inMemory/MemoryTicketPictures.ts';
import type { Language } from '../../../src/domain/model/Language.ts';
import type { OrderTicket } from '../../../src/domain/model/Order.ts';
import { TicketToolsModel } from '../../../src/ui/gate/TicketToolsModel.ts';
import { OnceLoaded } from '../../../src/ui/OnceLoaded.ts';
import { TicketCard } from '../../../src/ui/orders/TicketCard.tsx';
import { anOrderTicket, day, shanghai } from '../../domain/builders.ts';
import { OrdersVisit, theOrder } from '../orders/OrdersVisit.ts';
import { onlyThese, showScreen } from '../support/showScreen.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** A visitor with a ticket in hand, whose browser saves and prints unless it is WeChat. */
class TicketHolder {
  readonly visit: OrdersVisit;
  readonly files: MemoryFiles;
  readonly printer: MemoryPrinter;
  readonly pictures = new MemoryTicketPictures();

  constructor(isInWeChat: boolean, language: Language) {
    this.visit = new OrdersVisit({}, '/orderinfo', language);
    this.files = new MemoryFiles(!isInWeChat);
    this.printer = new MemoryPrinter(!isInWeChat);
  }

  ticketTools(): TicketToolsModel {
    const { files, printer, pictures, visit } = this;
    const { clock, announcements } = visit;
    const name = { zh: '江畔博物馆', en: 'Riverside Museum' };
    const configuration = { timeZone: shanghai, name };
    return new TicketToolsModel({ files, printer, pictures, clock, announcements, configuration });
  }
}

async function holds(
  ticket: Partial<OrderTicket> = {},
  { isInWeChat = false, language = 'English' as Language } = {},
): Promise<TicketHolder> {
  const holder = new TicketHolder(isInWeChat, language);
  const { announcements, address, language: preference, page, ways } = holder.visit;
  await showScreen(
    onlyThese({
      announcements,
      address,
      language: preference,
      page,
      ways,
      ticketTools: () => holder.ticketTools(),
    }),
    <TicketCard
      orderNo={theOrder.orderNo}
      ticket={anOrderTicket(ticket)}
      number={2}
      count={3}
      showsContact={false}
      today={day('2026-11-27')}
      actions={<button type="button">Refund this ticket</button>}
    />,
  );
  return holder;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const tools = () => within(screen.getByRole('group', { name: 'Keep this ticket' }));
const buttons = () =>
  tools()
    .getAllByRole('button')
    .map((each) => each.textContent);

describe('a ticket in hand', () => {
  it('[DET-03] has its tools under its code, and what can be done with it at its foot', async () => {
    await holds();
    expect(buttons()).toEqual(['Save as picture', 'Add to calendar', 'Print']);
    const all = within(screen.getByRole('article')).getAllByRole('button');
    expect(all.at(-1)?.textContent).toBe('Refund this ticket');
  });

  it('[DET-03] has no tools without a code, and still what can be done with it', async () => {
    await holds({ status: 'refunding' });
    expect(screen.queryByRole('group', { name: 'Keep this ticket' })).toBeNull();
    expect(screen.getAllByRole('button').map((each) => each.textContent)).toEqual([
      'Refund this ticket',
    ]);
  });

  it('[Q-OFF-4] fetches what drawing needs as soon as it is shown', async () => {
    expect((await holds()).pictures.isReady).toBe(true);
  });
});

describe('a ticket as a picture', () => {
  it('[Q-OFF-4] bears code, museum, day, slot and the masked name, to be held or downloaded', async () => {
    const holder = await holds();
    press('Save as picture');
    const sheet = within(await screen.findByRole('dialog', { name: 'Your ticket as a picture' }));
    const picture = await sheet.findByRole('img');
    expect(picture.getAttribute('src')).toMatch(/^data:image\/png;base64,/);
    expect(picture.getAttribute('alt')).toBe(
      'Ticket for Sat 28 Nov, 09:00–10:00. Pick-up code 1234 5678 0001',
    );
    expect(sheet.getByText(/^Press and hold the picture/)).toBeDefined();
    expect(holder.pictures.faces).toEqual([
      {
        code: '123456780001',
        codeText: '1234 5678 0001',
        codeLabel: 'Pick-up code',
        museum: 'Riverside Museum',
        ticket: 'Adult · Standard',
        day: 'Sat 28 Nov',
        slot: '09:00–10:00',
        visitor: '张*',
        orderNo: `Order number ${theOrder.orderNo}`,
      },
    ]);

    press('Download the picture');
    expect(holder.files.saved).toEqual([
      { name: 'ticket-2026-11-28-2.png', dataUrl: picture.getAttribute('src') },
    ]);
    expect(sheet.getByText('Your browser has the picture: look under Downloads.')).toBeDefined();
    expect(holder.visit.announcements.polite).not.toBeNull();

    press('Close');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[Q-OFF-4] in Chinese', async () => {
    const holder = await holds({}, { language: 'Simplified_Chinese' });
    press('存为图片');
    const picture = await screen.findByRole('img', { name: /门票，/ });
    expect(picture.getAttribute('alt')).toBe(
      '11月28日 周六 09:00–10:00门票，取票码 1234 5678 0001',
    );
    expect(holder.pictures.faces[0]).toMatchObject({ museum: '江畔博物馆', visitor: '张*' });
  });

  it('[Q-OFF-4] is held in WeChat, where nothing is downloaded', async () => {
    await holds({}, { isInWeChat: true });
    press('Save as picture');
    const sheet = within(await screen.findByRole('dialog'));
    await sheet.findByRole('img');
    expect(sheet.getByText(/^Press and hold the picture/)).toBeDefined();
    expect(sheet.queryByRole('button', { name: 'Download the picture' })).toBeNull();
  });

  it('says what to do instead when it can’t be drawn, and tries again when asked again', async () => {
    const holder = await holds();
    holder.pictures.fails = true;
    press('Save as picture');
    const sheet = within(await screen.findByRole('dialog'));
    await sheet.findByText(/^The picture could not be drawn/);
    expect(holder.visit.announcements.assertive).not.toBeNull();
    press('Close');
    holder.pictures.fails = false;
    press('Save as picture');
    await within(screen.getByRole('dialog')).findByRole('img');
  });

  it('is drawn once however often it is asked for, and not shown once it is closed', async () => {
    const holder = await holds();
    const model = holder.ticketTools();
    const opening = [model.openPicture(theFace), model.openPicture(theFace)];
    model.closePicture();
    await Promise.all(opening);
    expect(holder.pictures.faces).toHaveLength(1);
    expect(model.picture).toBeNull();
  });
});

const theFace = {
  ...{ code: '1', codeText: '1', codeLabel: '', museum: '', ticket: '' },
  ...{ day: '', slot: '', visitor: '', orderNo: '' },
};

describe('a visit in a calendar', () => {
  const savedText = ({ files }: TicketHolder) => {
    const [file] = files.saved;
    return file !== undefined && 'text' in file ? file.text.replace(/\r\n /g, '') : '';
  };

  it('is handed over as a file that says when, where and for what, and no code', async () => {
    const holder = await holds();
    press('Add to calendar');
    expect(holder.files.saved).toMatchObject([
      { name: 'ticket-2026-11-28-2.ics', type: 'text/calendar' },
    ]);
    const text = savedText(holder);
    for (const line of [
      'DTSTAMP:20261127T013000Z',
      'DTSTART:20261128T010000Z',
      'DTEND:20261128T020000Z',
      'SUMMARY:Visit Riverside Museum',
      'LOCATION:Riverside Museum',
      'DESCRIPTION:Adult · Standard. Show the code from My orders at the gate.',
    ]) {
      expect(text).toContain(`\r\n${line}\r\n`);
    }
    expect(text).not.toContain('123456780001');
    expect(text).not.toContain(theOrder.orderNo);
    expect(holder.visit.announcements.toast?.kind).toBe('success');
  });

  it('takes the whole day where the ticket has no slot', async () => {
    const holder = await holds({ begin: '', end: '' });
    press('Add to calendar');
    expect(savedText(holder)).toContain('DTSTART;VALUE=DATE:20261128\r\n');
  });

  it('is not offered where the ticket has no day', async () => {
    await holds({ day: null });
    expect(buttons()).toEqual(['Save as picture', 'Print']);
  });

  it('is told in WeChat, which saves no files', async () => {
    const holder = await holds({}, { isInWeChat: true });
    press('Add to calendar');
    const sheet = within(
      await screen.findByRole('dialog', { name: 'Add the visit to your calendar' }),
    );
    expect(sheet.getByText(/^WeChat can’t hand over calendar files/)).toBeDefined();
    expect(sheet.getByText('Sat 28 Nov 09:00–10:00')).toBeDefined();
    expect(sheet.getByText('Visit Riverside Museum')).toBeDefined();
    expect(holder.files.saved).toEqual([]);
    press('Close');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a ticket on paper', () => {
  it('is the ticket whose button is pressed, and no other', async () => {
    const holder = await holds();
    press('Print');
    const [part = ''] = holder.printer.printed;
    expect(holder.printer.printed).toHaveLength(1);
    expect(document.getElementById(part)?.contains(screen.getByRole('article'))).toBe(true);
  });

  it('is not offered in WeChat, which does not print', async () => {
    await holds({}, { isInWeChat: true });
    expect(buttons()).toEqual(['Save as picture', 'Add to calendar']);
  });
});

describe('what stands over a ticket', () => {
  it('[Q-OFF-4] leaves the code where it is while it can’t be loaded, says so, and opens at another press', async () => {
    const holder = await holds();
    vi.spyOn(OnceLoaded.prototype, 'get').mockRejectedValueOnce(new TypeError('Failed to fetch'));
    press('Save as picture');
    await screen.findAllByText(/^No connection: the museum did not answer/);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(holder.pictures.faces).toEqual([]);
    press('Save as picture');
    expect(await screen.findByRole('dialog', { name: 'Your ticket as a picture' })).toBeDefined();
  });
});
