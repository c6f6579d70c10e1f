import { OnceLoaded } from '../OnceLoaded.ts';

/** What is shown of an order besides its codes, and over them; nobody waits for it who has come to show one. */
export const behindCode = new OnceLoaded(async () => {
  const [{ OrderOffers }, { RefundButton }, { OrderTimeline }, picture, calendar] =
    await Promise.all([
      import('./OrderOffers.tsx'),
      import('./RefundButton.tsx'),
      import('./OrderTimeline.tsx'),
      import('../gate/TicketPictureSheet.tsx'),
      import('../gate/CalendarSheet.tsx'),
    ]);
  const { TicketPictureSheet } = picture;
  const { CalendarSheet } = calendar;
  return { OrderOffers, RefundButton, OrderTimeline, TicketPictureSheet, CalendarSheet };
});
