// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ManualClock } from '../../../src/adapters/inMemory/ManualClock.ts';
import { DownloadingFiles } from '../../../src/adapters/system/DownloadingFiles.ts';
import { LazyTicketPictures } from '../../../src/adapters/system/LazyTicketPictures.ts';
import { PagePrinter } from '../../../src/adapters/system/PagePrinter.ts';
import { isWeChat } from '../../../src/adapters/weChat/isWeChat.ts';

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

describe('DownloadingFiles', () => {
  /** What is downloaded while a file is saved, and what is left afterwards. */
  async function saving(file: Parameters<DownloadingFiles['save']>[0]) {
    const clock = new ManualClock(0);
    const blobs: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) blobs.push(blob);
      return 'blob:here';
    });
    const revoke = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
    const clicked: unknown[] = [];
    document.body.addEventListener('click', (event) => {
      event.preventDefault();
      const link = event.target;
      if (link instanceof HTMLAnchorElement) clicked.push([link.href, link.download, link.hidden]);
    });
    new DownloadingFiles({ document, clock, canSave: true }).save(file);
    const [blob] = blobs;
    if (blob === undefined) throw new Error('nothing was saved');
    return { clock, clicked, revoke, blob };
  }

  it('hands over a text as UTF-8 under its name, and tidies up when the browser has it', async () => {
    const text = 'BEGIN:VCALENDAR\r\n馆';
    const { clock, clicked, revoke, blob } = await saving({
      name: 'ticket.ics',
      type: 'text/calendar',
      text,
    });
    expect(clicked).toEqual([['blob:here', 'ticket.ics', true]]);
    expect(blob.type).toBe('text/calendar;charset=utf-8');
    expect(await blob.text()).toBe(text);
    expect(document.querySelector('a')).toBeNull();
    await clock.advance(59_000);
    expect(revoke).not.toHaveBeenCalled();
    await clock.advance(1_000);
    expect(revoke).toHaveBeenCalledWith('blob:here');
  });

  it('hands over the bytes of a picture', async () => {
    const { clicked, blob } = await saving({
      name: 'ticket.png',
      dataUrl: 'data:image/png;base64,iVBORw0KGgo=',
    });
    expect(clicked).toEqual([['blob:here', 'ticket.png', true]]);
    expect(blob.type).toBe('image/png');
    const bytes = [...new Uint8Array(await blob.arrayBuffer())];
    expect(bytes).toEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  });
});

describe('PagePrinter', () => {
  /** A page of two tickets, and what stands in front of everything else each time that it is printed. */
  function aPage({ canPrint = true } = {}) {
    document.body.innerHTML =
      '<main><div id="one"><p>one</p></div><div id="two"><p>two</p></div></main>';
    const printed: string[] = [];
    Reflect.set(window, 'print', () => {
      const [first] = document.body.children;
      printed.push(first?.hasAttribute('data-on-paper') ? first.innerHTML : 'the whole page');
    });
    return { printer: new PagePrinter({ window, canPrint }), printed };
  }
  const copies = () => document.querySelectorAll('[data-on-paper]').length;

  it('prints a copy of one part, before everything that is left out, and takes it away again', () => {
    const { printer, printed } = aPage();
    printer.print('two');
    expect(printed).toEqual(['<div><p>two</p></div>']);
    expect(document.querySelectorAll('#two')).toHaveLength(1);
    window.dispatchEvent(new Event('afterprint'));
    expect(copies()).toBe(0);
  });

  it('leaves no copy of the ticket before, where a browser does not tell that it is done', () => {
    const { printer, printed } = aPage();
    printer.print('one');
    printer.print('two');
    expect(printed).toEqual(['<div><p>one</p></div>', '<div><p>two</p></div>']);
    expect(copies()).toBe(1);
  });

  it('prints nothing of what is not on the page', () => {
    const { printer, printed } = aPage();
    printer.print('three');
    expect([printed, copies()]).toEqual([[], 0]);
  });

  it('can print where the browser does, and not where it is said not to', () => {
    expect(aPage().printer.canPrint).toBe(true);
    expect(aPage({ canPrint: false }).printer.canPrint).toBe(false);
    Reflect.set(window, 'print', undefined);
    expect(new PagePrinter({ window, canPrint: true }).canPrint).toBe(false);
  });
});

describe('LazyTicketPictures', () => {
  it('has no picture where there is no canvas to draw on', async () => {
    const pictures = new LazyTicketPictures(document);
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    pictures.getReady();
    const nothing = { museum: '', ticket: '', day: '', slot: '', visitor: '', orderNo: '' };
    const face = { code: '1', codeText: '1', codeLabel: '', ...nothing };
    expect(await pictures.draw(face)).toBeNull();
  });
});

describe('isWeChat', () => {
  const seenIn = (userAgent: string, environment?: string) =>
    isWeChat({ navigator: { userAgent }, ...(environment && { __wxjs_environment: environment }) });

  it.each([
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) MicroMessenger/8.0.47',
      undefined,
      true,
    ],
    ['Mozilla/5.0 (Linux; Android 14) MicroMessenger/8.0.47 miniProgram', undefined, true],
    ['Mozilla/5.0 (Linux; Android 6)', 'miniprogram', true],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Safari/604.1', undefined, false],
  ])('%s, %s: %s', (userAgent, environment, is) => {
    expect(seenIn(userAgent, environment)).toBe(is);
  });
});
