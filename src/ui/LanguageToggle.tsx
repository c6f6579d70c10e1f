import { Button } from './components/Button.tsx';
import { useTexts } from './i18n/Texts.ts';
import { useSharedViewModels } from './ViewModels.ts';

/** Switches to the other language, named in that language; keeps the choice and reloads (§1). */
export function LanguageToggle() {
  const { LL, language } = useTexts();
  const { language: preference } = useSharedViewModels();
  const other = language === 'English' ? 'Simplified_Chinese' : 'English';
  return (
    <Button
      kind="quiet"
      lang={other === 'English' ? 'en' : 'zh-CN'}
      onClick={() => preference.choose(other)}
    >
      {LL.shell.otherLanguage()}
    </Button>
  );
}
