import type { ShippingReference } from '../../domain/model/ShippingOrder.ts';
import type { Message } from '../AnnouncementModel.ts';
import { useTexts } from '../i18n/Texts.ts';
import { RedirectScreen } from '../RedirectScreen.tsx';
import { ShippingScreen } from './ShippingScreen.tsx';

/** Opens what the link of a text message names; one that names nothing leads home (§2 SMS QR-code screen). */
export function SmsCodeScreen({ search }: { readonly search: URLSearchParams }) {
  const { LL } = useTexts();
  const reference = referenceFrom(search);
  if (reference === null) {
    return <RedirectScreen title={LL.afterSale.shipping.title()} text={noQuery} to="home" />;
  }
  return <ShippingScreen key={Object.values(reference).join(' ')} reference={reference} />;
}

const noQuery: Message = (LL) => LL.afterSale.shipping.noQuery();

/** Null unless the link names all that an order is found by. */
function referenceFrom(search: URLSearchParams): ShippingReference | null {
  const named = (parameter: string) => (search.get(parameter) ?? '').trim();
  const [bill, billNo, company] = ['sourcebill', 'sourcebillno', 'companysysid'].map(named);
  return bill && billNo && company ? { bill, billNo, company } : null;
}
