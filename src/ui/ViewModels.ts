import { createContext, useContext } from 'react';
import type { Configuration } from '../domain/model/Configuration.ts';
import type { OrderNo } from '../domain/model/Identifiers.ts';
import type { RefundTarget } from '../domain/model/Refund.ts';
import type { ShippingReference } from '../domain/model/ShippingOrder.ts';
import type { AddressBar } from '../ports/AddressBar.ts';
import type { HtmlSanitiser } from '../ports/HtmlSanitiser.ts';
import type { Interruptions } from '../ports/Interruptions.ts';
import type { LanguagePreference } from '../ports/LanguagePreference.ts';
import type { PageControl } from '../ports/PageControl.ts';
import type { AnnouncementModel, Message } from './AnnouncementModel.ts';
import type { CancelModel } from './cancellation/CancelModel.ts';
import type { TicketToolsModel } from './gate/TicketToolsModel.ts';
import type { HomeModel } from './home/HomeModel.ts';
import type { Texts } from './i18n/loadFirstTexts.ts';
import type { OnceLoaded } from './OnceLoaded.ts';
import type { OrderFormModel } from './orderForm/OrderFormModel.ts';
import type { SmsCodeParts } from './orderForm/SmsCodeParts.ts';
import type { SoldOutParts } from './orderForm/SoldOutParts.ts';
import type { OrderQueryModel } from './orderQuery/OrderQueryModel.ts';
import type { OrderActionsModel } from './orders/OrderActionsModel.ts';
import type { OrderDetailModel } from './orders/OrderDetailModel.ts';
import type { OrderListModel } from './orders/OrderListModel.ts';
import type { PaymentClaim, ResultClaim } from './paths.ts';
import type { PaymentMethodModel } from './payment/PaymentMethodModel.ts';
import type { PaymentResultModel } from './payment/PaymentResultModel.ts';
import type { PaymentReturnModel } from './payment/PaymentReturnModel.ts';
import type { RedirectModel } from './RedirectModel.ts';
import type { RebookingModel } from './rebooking/RebookingModel.ts';
import type { RefundModel } from './refund/RefundModel.ts';
import type { ReplenishmentModel } from './replenishment/ReplenishmentModel.ts';
import type { ShippingModel } from './shipping/ShippingModel.ts';
import type { Ways } from './Ways.ts';

/** What every screen may use, and the first one. */
export interface SharedViewModels {
  readonly announcements: AnnouncementModel;
  readonly ways: Ways;
  readonly address: AddressBar;
  readonly language: LanguagePreference;
  readonly page: PageControl;
  readonly sanitiser: HtmlSanitiser;
  readonly configuration: Configuration;
  readonly interruptions: Interruptions;
  /** One for the whole visit: coming back finds day, slot and quantities as they were (HOME-17). */
  readonly home: HomeModel;
}

/** Makes the model of each screen on the way to a ticket; a new one each time the screen is opened. */
export interface BookingViewModels {
  readonly orderForm: () => OrderFormModel;
  /** One for the whole visit; loaded when an order was refused. */
  readonly soldOut: OnceLoaded<SoldOutParts>;
  /** One for the whole visit; loaded with an order form that asks for a code by SMS. */
  readonly smsCode: OnceLoaded<SmsCodeParts>;
  readonly paymentMethod: (claim: PaymentClaim) => PaymentMethodModel;
  readonly paymentReturn: (order: OrderNo) => PaymentReturnModel;
  readonly paymentResult: (claim: ResultClaim) => PaymentResultModel;
  readonly orderDetail: (order: OrderNo) => OrderDetailModel;
  /** What keeps one ticket outside the app; one for each ticket that is shown. */
  readonly ticketTools: () => TicketToolsModel;
  /** Leads elsewhere after 2 s, unless the visitor goes first (§2). */
  readonly redirect: (to: 'home' | 'orders', reason?: Message) => RedirectModel;
}

/** Makes the models of what comes after a ticket is bought; a new one each time its screen or sheet is opened. */
export interface AfterSaleViewModels {
  /** What can be done with one opened order. */
  readonly orderActions: () => OrderActionsModel;
  readonly orderList: () => OrderListModel;
  /** One for the whole visit: whoever comes back from an order finds the others that were found (QRY-01). */
  readonly orderQuery: () => OrderQueryModel;
  readonly shipping: (reference: ShippingReference) => ShippingModel;
  readonly rebooking: (order: OrderNo) => RebookingModel;
  readonly refund: (target: RefundTarget) => RefundModel;
  readonly cancellation: (order: OrderNo) => CancelModel;
  readonly replenishment: (order: OrderNo) => ReplenishmentModel;
}

/** What comes after a ticket is bought: its models, and the words for it beside those that were loaded before. */
export interface AfterSaleParts {
  readonly models: AfterSaleViewModels;
  readonly texts: Texts;
}

/** What the screens behind home are given; they reach nothing else (law 3). */
export interface ViewModels extends SharedViewModels, BookingViewModels {
  /** Loaded when the first screen or sheet needs it: a visitor who books does without. */
  readonly afterSale: OnceLoaded<AfterSaleParts>;
}

/** What the app starts with: the rest comes with the first screen behind home, and not a byte of it before. */
export interface FirstViewModels extends SharedViewModels {
  readonly later: () => Promise<ViewModels>;
}

const FirstContext = createContext<FirstViewModels | null>(null);
const CompleteContext = createContext<ViewModels | null>(null);
const AfterSaleContext = createContext<AfterSaleViewModels | null>(null);

/** Gives the first view models to the whole app. */
export const FirstViewModelProvider = FirstContext.Provider;

/** Gives the view models of the booking way to the screens below. */
export const ViewModelProvider = CompleteContext.Provider;

/** Gives the view models of what comes after a ticket is bought to what is below. */
export const AfterSaleModelProvider = AfterSaleContext.Provider;

/** The view models that every screen shares. */
export function useSharedViewModels(): SharedViewModels {
  const first = useContext(FirstContext);
  const complete = useContext(CompleteContext);
  const models = complete ?? first;
  if (models === null) throw new Error('view models are used outside their provider');
  return models;
}

/** What the app was configured with; null for what is shown outside of one. */
export function useConfiguration(): Configuration | null {
  return useContext(FirstContext)?.configuration ?? null;
}

/** The view models of the booking way, for a screen behind home. */
export function useViewModels(): ViewModels {
  const models = useContext(CompleteContext);
  if (models === null) throw new Error('a screen stands outside the provider of its models');
  return models;
}

/** The view models of what comes after a ticket is bought, for what stands in `AfterSale`. */
export function useAfterSaleModels(): AfterSaleViewModels {
  const models = useContext(AfterSaleContext);
  if (models === null) throw new Error('a screen stands outside the provider of its models');
  return models;
}
