import { observer } from 'mobx-react-lite';
import { MuseumHtml } from '../components/MuseumHtml.tsx';
import { Notice } from '../components/Notice.tsx';
import { Skeleton } from '../components/Skeleton.tsx';
import { useTexts } from '../i18n/Texts.ts';
import { useViewModel } from '../useViewModel.ts';
import { useSharedViewModels } from '../ViewModels.ts';
import { MuseumTextModel } from './MuseumTextModel.ts';

/** A formatted text of the museum, shown once it is clean (R7). A different text needs a different key. */
export const MuseumText = observer(function MuseumText({ source }: { readonly source: string }) {
  const { LL } = useTexts();
  const { sanitiser } = useSharedViewModels();
  const text = useViewModel(() => new MuseumTextModel({ sanitiser }, source));
  if (text.hasFailed) return <Notice kind="warning">{LL.reading.failed()}</Notice>;
  if (text.html === null) return <Skeleton label={LL.reading.loading()} shape="text" />;
  return <MuseumHtml html={text.html} />;
});
