import { observer } from 'mobx-react-lite';
import { Notice } from '../components/Notice.tsx';
import { refusedText } from '../i18n/refusedText.ts';
import { useTexts } from '../i18n/Texts.ts';
import { MuseumContact } from '../MuseumContact.tsx';
import { MuseumWords } from '../MuseumWords.tsx';
import type { CodeModel } from './CodeModel.ts';

/** Why the last code was not sent, below its field, with whom to ask; nothing while none was refused. */
export const CodeNotSent = observer(function CodeNotSent({ code }: { readonly code: CodeModel }) {
  const { LL } = useTexts();
  return (
    code.failure !== null && (
      <Notice kind="error" action={<MuseumContact />}>
        <MuseumWords text={refusedText(LL, code.failure, LL.orderForm.codeNotSent())} />
      </Notice>
    )
  );
});
