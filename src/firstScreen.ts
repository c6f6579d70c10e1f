import { DescribeTickets } from './domain/useCases/DescribeTickets.ts';
import { OpenDay } from './domain/useCases/OpenDay.ts';
import { OpenFirstBookableDay } from './domain/useCases/OpenFirstBookableDay.ts';
import { OpenHome } from './domain/useCases/OpenHome.ts';
import { PlaceOrder } from './domain/useCases/PlaceOrder.ts';
import { ReadBookingWindow } from './domain/useCases/ReadBookingWindow.ts';
import { SelectSlot } from './domain/useCases/SelectSlot.ts';
import type { Adapters, FirstAdapters } from './tokens.ts';
import { AnnouncementModel } from './ui/AnnouncementModel.ts';
import { type EarlyHomePorts, showEarlyHome } from './ui/earlyHome/showEarlyHome.ts';
import { HomeModel } from './ui/home/HomeModel.ts';
import { OnceLoaded } from './ui/OnceLoaded.ts';
import type { FirstViewModels, SharedViewModels, ViewModels } from './ui/ViewModels.ts';
import { Ways } from './ui/Ways.ts';

/** By whose words and clock home is drawn early. */
type SeenEarly = Omit<EarlyHomePorts, 'home'>;

function sharedViewModelsOf(first: FirstAdapters): SharedViewModels {
  const { catalogue: museum, storage, clock, visibility, configuration } = first;
  const { address, language, motion, page, sanitiser, interruptions } = first;
  const ways = new Ways({ address });
  const announcements = new AnnouncementModel({ clock });
  const openDay = new OpenDay({ museum, storage, configuration });
  const home = new HomeModel({
    openHome: new OpenHome({ museum, storage, clock }),
    readBookingWindow: new ReadBookingWindow({ museum, clock, configuration }),
    openDay,
    openFirstBookableDay: new OpenFirstBookableDay({ openDay, storage, clock, configuration }),
    selectSlot: new SelectSlot({ museum, storage, clock, configuration }),
    describeTickets: new DescribeTickets({ museum }),
    placeOrder: new PlaceOrder({ storage }),
    storage,
    clock,
    visibility,
    motion,
    language,
    configuration,
    ways,
    announcements,
  });
  return {
    announcements,
    ways,
    address,
    language,
    page,
    sanitiser,
    configuration,
    interruptions,
    home,
  };
}

/**
 * Wires the first screen, the one that nearly everybody opens first and waits for, without the container: its 13 kB
 * would be a tenth of all that a phone loads before a slot can be tapped. Everything else is wired by `container.ts`,
 * which is loaded when a visitor goes on, and by `afterSale.ts`, which is loaded when it is wanted.
 */
export function firstViewModelsOf(
  adapters: Pick<Adapters, 'first' | 'later' | 'afterSale'>,
): FirstViewModels {
  const shared = sharedViewModelsOf(adapters.first);
  const load = async (): Promise<ViewModels> => {
    const [{ containerOf, bookingViewModelsOf }, later] = await Promise.all([
      import('./container.ts'),
      adapters.later(),
    ]);
    const container = containerOf(adapters.first, later, shared);
    const afterSale = new OnceLoaded(async () => {
      const [{ bindAfterSale, afterSaleViewModelsOf }, texts, more] = await Promise.all([
        import('./afterSale.ts'),
        import('./ui/i18n/loadTexts.ts').then(({ loadTextsWith }) =>
          loadTextsWith(shared.language.current(), 'afterSale'),
        ),
        adapters.afterSale(),
      ]);
      bindAfterSale(container, more);
      return { models: afterSaleViewModelsOf(container), texts };
    });
    return { ...shared, ...bookingViewModelsOf(container), afterSale };
  };
  let complete: Promise<ViewModels> | null = null;
  return {
    ...shared,
    later: () => {
      // What could not be loaded is asked for again the next time.
      complete ??= load().catch((error: unknown) => {
        complete = null;
        throw error;
      });
      return complete;
    },
  };
}

/** Reads what home shows first, and draws what there is room for while the screens are still on their way. */
export function openHomeEarly(root: Element, { home }: FirstViewModels, seen: SeenEarly): void {
  home.prepare();
  showEarlyHome(root, { home, ...seen });
}
