import { maskedCertificate, maskedName } from '../../domain/model/Masking.ts';
import { ticketStatusOf } from './orderStatusLabels.ts';
import type { WireRebookableTicket } from './wire/afterSale.ts';

/**
 * What the museum says of a ticket in the same fields wherever it lists one that was issued. Full names and numbers end here:
 * what leaves is masked (Q-SEC-5).
 */
export const ticketFactsOf = (wire: Omit<WireRebookableTicket, 'ticketNo'>) => ({
  ticketName: wire.ticketName,
  ticketKindName: wire.ticketKindName,
  price: wire.currentSalePrice,
  headcount: Math.max(wire.actualBuyerCounts, 1),
  day: wire.useStartDate,
  begin: wire.reservationBeginTime,
  end: wire.reservationEndTime,
  status: ticketStatusOf(wire.ticketInfoStatus),
  statusLabel: wire.ticketInfoStatus,
  maskedName: maskedName(wire.visitorName),
  maskedCertificate: maskedCertificate(wire.visitorCertificateNo),
});
