import { observer } from 'mobx-react-lite';
import { Announcer } from './components/Announcer.tsx';
import { Toast } from './components/Toast.tsx';
import { loadedTexts } from './i18n/loadFirstTexts.ts';
import { useTexts } from './i18n/Texts.ts';
import { MuseumWords } from './MuseumWords.tsx';
import { useSharedViewModels } from './ViewModels.ts';

/** Speaks and shows what the models announce. There from the start, so that nothing goes unspoken (O-115). */
export const Announcements = observer(function Announcements() {
  // As loaded by now: what a screen behind home announces is said in words that came with it.
  const { language } = useTexts();
  const { LL } = loadedTexts(language);
  const { announcements } = useSharedViewModels();
  const { polite, assertive, toast } = announcements;
  // The museum's reasons are Chinese, whatever language they are told in (Q-A11Y-8).
  const said = (text: string) => (language === 'English' ? <MuseumWords text={text} /> : text);
  return (
    <>
      <Announcer
        {...(polite === null ? {} : { polite: { id: polite.id, text: said(polite.message(LL)) } })}
        {...(assertive === null
          ? {}
          : { assertive: { id: assertive.id, text: said(assertive.message(LL)) } })}
      />
      {toast !== null && (
        <Toast
          kind={toast.kind}
          dismissLabel={LL.shell.close()}
          onDismiss={() => announcements.dismiss()}
          onHold={() => announcements.hold()}
          onRelease={() => announcements.release()}
        >
          {said(toast.message(LL))}
        </Toast>
      )}
    </>
  );
});
