import { coldVisit } from './coldVisit.ts';
import { collectedHeap } from './heap.ts';
import { connections, type Phone, withPhone } from './Phone.ts';
import type { Site } from './Site.ts';
import { type BenchScreen, controls, frameOf, screens } from './screens.ts';
import { bytesByKind } from './Traffic.ts';
import { slowestTap } from './taps.ts';

const { home, form, payment, list, detail } = screens;
const { slow4g, edge } = connections;

/** Chooses a slot and one ticket on home. */
async function choose(phone: Phone): Promise<void> {
  // A slot of the early view may be gone between being found and being tapped.
  await phone.sees(controls.shape, false);
  await phone.tap(controls.slot);
  await phone.sees(`${controls.slot}[aria-checked="true"]`);
  await phone.sees(controls.more);
  await phone.tap(controls.more);
}

/**
 * Chooses a visit once and gives back what then stands in the session storage, for the order form to be opened by its
 * address. It taps the first slot in the very moment in which it counts as ready: that it is chosen then proves that it
 * was.
 *
 * @throws Error when the slot did not answer
 */
export function chosenVisit(site: Site): Promise<Readonly<Record<string, string>>> {
  return withPhone(site.phoneFor(home, null), async (phone) => {
    await phone.open();
    await choose(phone);
    await phone.calm();
    await phone.tapTowards(controls.placeOrder, [form.sought]);
    return phone.page.evaluate(() => ({ ...sessionStorage }));
  });
}

/** Milliseconds from a tap on home to the order form, and to the order list's frame and its content. */
export async function nextScreens(
  site: Site,
): Promise<{ readonly form: number; readonly list: number; readonly listContent: number }> {
  const later = async (
    screen: BenchScreen,
    act: (phone: Phone) => Promise<readonly { tapped: number; reached: number }[]>,
  ) => {
    const reached = await withPhone(site.phoneFor(screen, slow4g), async (phone) => {
      await phone.open();
      await phone.calm();
      return act(phone);
    });
    return reached.map((one) => one.reached - one.tapped);
  };
  const [toForm = Number.NaN] = await later(home, async (phone) => {
    await choose(phone);
    await phone.calm();
    return phone.tapTowards(controls.placeOrder, [form.sought]);
  });
  const [toList = Number.NaN, toContent = Number.NaN] = await later(
    { ...home, situation: 'issued' },
    (phone) => phone.tapTowards(controls.toOrders, [frameOf(list), list.sought]),
  );
  return { form: toForm, list: toList, listContent: toContent };
}

/** Milliseconds until a slot can be tapped at the edge of a network, and what was asked for there in vain. */
export async function visitAtTheEdge(
  site: Site,
): Promise<{ readonly ready: number | null; readonly failures: number }> {
  const { ready, failures } = await coldVisit(site.phoneFor(home, edge));
  return { ready, failures };
}

/** The slowest of ten taps on home and on the order list of a museum of a size. */
export async function tapsInMuseum(
  site: Site,
  situation: 'small' | 'large',
): Promise<{ readonly home: number | null; readonly list: number | null }> {
  const slowest = async (screen: BenchScreen, name: 'home' | 'list') => {
    const { inp } = await coldVisit(site.phoneFor({ ...screen, situation }, slow4g), (phone) =>
      slowestTap(phone, name),
    );
    return inp;
  };
  return { home: await slowest(home, 'home'), list: await slowest(list, 'list') };
}

/**
 * The bytes that the page holds after 5 changes of the screen and after 50, collected and without what the engine has
 * compiled meanwhile, and the same with that.
 */
export function memoryOverChanges(site: Site): Promise<{
  readonly early: number;
  readonly late: number;
  readonly earlyHeap: number;
  readonly lateHeap: number;
}> {
  const places = [controls.toOrders, controls.toOrderQuery, controls.toHome] as const;
  return withPhone(site.phoneFor({ ...home, situation: 'issued' }, null), async (phone) => {
    await phone.open();
    const heapAfter = async (from: number, to: number) => {
      for (let change = from; change < to; change += 1) {
        const place = places[change % places.length] ?? controls.toHome;
        await phone.tap(place);
        await phone.sees(`${place}[aria-current="page"]`);
        await phone.sees('main:not([aria-busy])');
      }
      await phone.calm();
      return collectedHeap(phone.devTools);
    };
    const early = await heapAfter(0, 5);
    const late = await heapAfter(5, 50);
    return {
      early: early.all - early.compiled,
      late: late.all - late.compiled,
      earlyHeap: early.all,
      lateHeap: late.all,
    };
  });
}

/**
 * The bytes of script that a visitor has asked for who books and pays, when the ticket's code is put into the page; and with
 * what is loaded behind it.
 */
export function scriptsToTicket(
  site: Site,
): Promise<{ readonly scriptBytes: number; readonly scriptBytesBehind: number }> {
  const { museum } = site;
  return withPhone(site.phoneFor({ ...home, situation: 'toBePaid' }, null), async (phone) => {
    await phone.open();
    await choose(phone);
    await phone.tapTowards(controls.placeOrder, [form.sought]);
    const goTo = ({ path }: BenchScreen, selector: string) =>
      phone.page.evaluate(
        ([hash, sight]) => {
          location.assign(hash);
          return window.bench.askedUntil(sight);
        },
        [path.slice(1), selector] as const,
      );
    await goTo(payment, payment.sought.selector);
    museum.receivePayment();
    const asked = new Set(await goTo(detail, controls.code));
    await phone.calm();
    const { requests } = phone.traffic;
    return {
      scriptBytes: bytesByKind(requests.filter(({ path }) => asked.has(path))).js ?? 0,
      scriptBytesBehind: bytesByKind(requests).js ?? 0,
    };
  });
}
