import type { ShippingReference } from '../../domain/model/ShippingOrder.ts';
import { useTexts } from '../i18n/Texts.ts';
import { RedirectScreen } from '../RedirectScreen.tsx';
import { ShippingScreen } from './ShippingScreen.tsx';

/** Opens what the link of a text message names; one that names nothing leads home (§2 SMS QR-code screen). */
export function SmsCodeScreen({ search }: { readonly search: URLSearchParams }) {
  const { LL } = useTexts();
  const { title, noQuery } = LL.afterSale.shipping;
  const reference = referenceFrom(search);
  if (reference === null) return <RedirectScreen title={title()} text={noQuery()} to="home" />;
  return <ShippingScreen key={Object.values(reference).join(' ')} reference={reference} />;
}

/** Null unless the link names all that an order is found by. */
function referenceFrom(search: URLSearchParams): ShippingReference | null {
  const named = (parameter: string) => (search.get(parameter) ?? '').trim();
  const [bill, billNo, company] = ['sourcebill', 'sourcebillno', 'companysysid'].map(named);
  return bill && billNo && company ? { bill, billNo, company } : null;
}
