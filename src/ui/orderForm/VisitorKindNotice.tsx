import { observer } from 'mobx-react-lite';
import type { VisitorKind } from '../../domain/model/VisitorKind.ts';
import { Button } from '../components/Button.tsx';
import { Notice } from '../components/Notice.tsx';
import { moneyText } from '../format.ts';
import { useTexts } from '../i18n/Texts.ts';
import { MuseumContact } from '../MuseumContact.tsx';
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
  const known = form.kinds.kindOf(visitorKey);
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
      return (
        <Notice
          kind="warning"
          action={
            <>
              <Button onClick={askAgain}>{LL.orderForm.kindAskAgain()}</Button>
              <MuseumContact />
            </>
          }
        >
          {LL.orderForm.kindFailed()}
        </Notice>
      );
    case 'found':
      return <FoundKind kind={known.kind} isChanged={known.changed} />;
  }
});

function FoundKind({ kind, isChanged }: { kind: VisitorKind; isChanged: boolean }) {
  const { LL } = useTexts();
  const words = {
    kind: kind.name || LL.orderForm.kindUnnamed(),
    price: kind.price === null ? LL.orderForm.amountLater() : moneyText(kind.price),
  };
  return isChanged ? (
    <Notice kind="warning">{LL.orderForm.kindOther(words)}</Notice>
  ) : (
    <Notice kind="success">{LL.orderForm.kindIs(words)}</Notice>
  );
}
