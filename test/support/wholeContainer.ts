import type { Container } from 'inversify';
import { afterSaleViewModelsOf, bindAfterSale } from '../../src/afterSale.ts';
import { bookingViewModelsOf, containerOf } from '../../src/container.ts';
import type { AfterSaleAdapters, FirstAdapters, LaterAdapters } from '../../src/tokens.ts';
import type { AfterSaleViewModels, BookingViewModels } from '../../src/ui/ViewModels.ts';

/** The models of every screen behind home. */
export interface LaterViewModels extends BookingViewModels, AfterSaleViewModels {}

/** The container of the booking way with what comes after it, which the app adds when it is wanted. */
export function wholeContainerOf(
  first: FirstAdapters,
  behind: LaterAdapters & AfterSaleAdapters,
  shared: Parameters<typeof containerOf>[2],
): Container {
  const container = containerOf(first, behind, shared);
  bindAfterSale(container, behind);
  return container;
}

/** The view models behind home, out of {@link wholeContainerOf}. */
export function laterViewModelsOf(container: Container): LaterViewModels {
  return { ...bookingViewModelsOf(container), ...afterSaleViewModelsOf(container) };
}
