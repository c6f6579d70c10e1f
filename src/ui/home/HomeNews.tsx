import { observer } from 'mobx-react-lite';
import { Button } from '../components/Button.tsx';
import { Icon } from '../components/Icon.tsx';
import { Notice } from '../components/Notice.tsx';
import { VisuallyHidden } from '../components/VisuallyHidden.tsx';
import { useTexts } from '../i18n/Texts.ts';
import { Banner } from './Banner.tsx';
import type { HomeModel } from './HomeModel.ts';
import styles from './HomeNews.module.css';

/** What the museum has to say: its pictures, its announcement in Chinese (§2), and what could not be read of it. */
export const HomeNews = observer(function HomeNews({ home }: { readonly home: HomeModel }) {
  const { LL, language } = useTexts();
  const advertisement = home.template?.advertisement ?? null;
  return (
    <>
      <Banner home={home} />
      {advertisement !== null && language === 'Simplified_Chinese' && (
        <p className={styles['advertisement']}>
          <Icon name="info" />
          <VisuallyHidden>{LL.home.advertisement()}</VisuallyHidden>
          <span>{advertisement}</span>
        </p>
      )}
      <UnreadSettings home={home} />
    </>
  );
});

const UnreadSettings = observer(function UnreadSettings({ home }: { readonly home: HomeModel }) {
  const { LL } = useTexts();
  const { settingsFailure, templateFailure } = home;
  if (settingsFailure === null && templateFailure === null) return null;
  const retry = (
    <Button
      onClick={() => void home.retrySettings()}
      busy={home.isReadingSettings}
      busyLabel={LL.shell.loading()}
    >
      {LL.shell.retry()}
    </Button>
  );
  if (settingsFailure === null) {
    return (
      <Notice kind="warning" action={retry}>
        {LL.home.templateFailed()}
      </Notice>
    );
  }
  return (
    <Notice kind="warning" title={LL.home.settingsFailed()} action={retry}>
      {LL.home.settingsFailedText()}
    </Notice>
  );
});
