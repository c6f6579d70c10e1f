import { observer } from 'mobx-react-lite';
import { Button } from '../components/Button.tsx';
import { Notice } from '../components/Notice.tsx';
import { useTexts } from '../i18n/Texts.ts';
import { Advertisement } from './Advertisement.tsx';
import { Banner } from './Banner.tsx';
import type { HomeModel } from './HomeModel.ts';
import styles from './HomeNews.module.css';

/** What the museum has to say: its pictures, its announcement in Chinese (§2), and what could not be read of it. */
export const HomeNews = observer(function HomeNews({ home }: { readonly home: HomeModel }) {
  const { language } = useTexts();
  const advertisement = home.template?.advertisement ?? null;
  return (
    <>
      <div className={styles['news']}>
        <Banner banner={home.banner} />
        {advertisement !== null && language === 'Simplified_Chinese' && (
          <Advertisement text={advertisement} />
        )}
      </div>
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
