import { observer } from 'mobx-react-lite';
import { Announcer } from './components/Announcer.tsx';
import { Toast } from './components/Toast.tsx';
import { loadedTexts, useTexts } from './i18n/Texts.ts';
import { useSharedViewModels } from './ViewModels.ts';

/** Speaks and shows what the models announce. There from the start, so that nothing goes unspoken (O-115). */
export const Announcements = observer(function Announcements() {
  // As loaded by now: what a screen behind home announces is said in words that came with it.
  const { LL } = loadedTexts(useTexts().language);
  const { announcements } = useSharedViewModels();
  const { polite, assertive, toast } = announcements;
  return (
    <>
      <Announcer
        {...(polite === null ? {} : { polite: { id: polite.id, text: polite.message(LL) } })}
        {...(assertive === null
          ? {}
          : { assertive: { id: assertive.id, text: assertive.message(LL) } })}
      />
      {toast !== null && (
        <Toast
          kind={toast.kind}
          dismissLabel={LL.shell.close()}
          onDismiss={() => announcements.dismiss()}
          onHold={() => announcements.hold()}
          onRelease={() => announcements.release()}
        >
          {toast.message(LL)}
        </Toast>
      )}
    </>
  );
});
