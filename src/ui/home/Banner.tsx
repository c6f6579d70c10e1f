import { observer } from 'mobx-react-lite';
import { useTexts } from '../i18n/Texts.ts';
import styles from './Banner.module.css';
import type { HomeModel } from './HomeModel.ts';

/** The museum's pictures side by side; one that doesn't load leaves no hole (HOME-01). */
export const Banner = observer(function Banner({ home }: { readonly home: HomeModel }) {
  const { LL } = useTexts();
  const { banners } = home;
  if (home.template === null && home.templateFailure === null) {
    return <div className={styles['frame']} />;
  }
  if (banners.length === 0) return null;
  const pictures = banners.map((url, index) => (
    <li key={url} className={styles['picture']}>
      <img
        className={styles['frame']}
        src={url}
        alt={LL.home.bannerPicture({ number: index + 1 })}
        loading="lazy"
        decoding="async"
        onError={() => home.dropBanner(url)}
      />
    </li>
  ));
  return (
    <section
      className={styles['strip']}
      aria-label={LL.home.banner()}
      // What scrolls sideways must scroll by keyboard, too.
      tabIndex={banners.length > 1 ? 0 : undefined}
    >
      <ul className={styles['pictures']}>{pictures}</ul>
    </section>
  );
});
