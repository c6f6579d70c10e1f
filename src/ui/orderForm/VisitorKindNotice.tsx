import { observer } from 'mobx-react-lite';
import type { VisitorKind } from '../../domain/model/VisitorKind.ts';
import { Button } from '../components/Button.tsx';
import { Notice } from '../components/Notice.tsx';
import { moneyText } from '../format.ts';
import type { TranslationFunctions } from '../i18n/i18n-types.ts';
import { useTexts } from '../i18n/Texts.ts';
import { MuseumContact } from '../MuseumContact.tsx';
import { useComputed } from '../useComputed.ts';
import type { OrderFormModel } from './OrderFormModel.ts';

/** Of what kind a visitor's ticket is by the ID, and what it costs (CONF-05). */
export const VisitorKindNotice = observer(function VisitorKindNotice({
  form,
  visitorKey,
}: {
  readonly form: OrderFormModel;
  readonly visitorKey: string;
}) {
  const { LL } = useTexts();
  const known = useComputed(() => form.kinds.kindOf(visitorKey), [form, visitorKey]);
  const askAgain = () => {
    form.kinds.askAgain(visitorKey);
    // The button goes while the museum is asked; the focus must not.
    form.goTo({ name: 'certificateNo', visitorKey });
  };
  switch (known.state) {
    case 'unknown':
      return null;
    case 'asking':
      return <Notice kind="info">{LL.orderForm.kindAsking()}</Notice>;
    case 'failed':
      return <UnpricedNotice words={LL.orderForm.kindFailed()} onAskAgain={askAgain} />;
    case 'found':
      return known.kind.price === null ? (
        <UnpricedNotice words={foundText(LL, known.kind, true)} onAskAgain={askAgain} />
      ) : (
        <Notice kind={known.changed ? 'warning' : 'success'}>
          {foundText(LL, known.kind, known.changed)}
        </Notice>
      );
  }
});

/** What stands in the way of buying, and how to go on. */
function UnpricedNotice({ words, onAskAgain }: { words: string; onAskAgain: () => void }) {
  const { LL } = useTexts();
  return (
    <Notice
      kind="warning"
      action={
        <>
          <Button onClick={onAskAgain}>{LL.orderForm.kindAskAgain()}</Button>
          <MuseumContact />
        </>
      }
    >
      {words}
    </Notice>
  );
}

function foundText(LL: TranslationFunctions, kind: VisitorKind, isChanged: boolean): string {
  const words = {
    kind: kind.name || LL.orderForm.kindUnnamed(),
    price: kind.price === null ? LL.orderForm.amountUnknown() : moneyText(kind.price),
  };
  return isChanged ? LL.orderForm.kindOther(words) : LL.orderForm.kindIs(words);
}
