import { observer } from 'mobx-react-lite';
import { Notice } from '../components/Notice.tsx';
import { useTexts } from '../i18n/Texts.ts';
import { MuseumContact } from '../MuseumContact.tsx';
import { MuseumWords } from '../MuseumWords.tsx';
import type { RefundModel } from './RefundModel.ts';
import { refundProblemText, refundProblemTitle } from './RefundProblem.ts';

/** Why the tickets are not refunded, or not known to be, and what can be done now; nothing without a problem. */
export const RefundProblemNotice = observer(function RefundProblemNotice({
  model,
}: {
  readonly model: RefundModel;
}) {
  const { LL } = useTexts();
  const { problem } = model;
  if (problem === null) return null;
  const title = refundProblemTitle(LL, problem);
  const text = refundProblemText(LL, problem);
  return (
    <Notice
      kind={problem.kind === 'refused' ? 'error' : 'warning'}
      title={title}
      focusToken={model.problemCount}
    >
      {text !== title && (
        <p>
          <MuseumWords text={text} />
        </p>
      )}
      {problem.kind !== 'changed' && <MuseumContact />}
    </Notice>
  );
});
