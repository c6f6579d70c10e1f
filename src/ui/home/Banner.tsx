import { observer } from 'mobx-react-lite';
import { useCallback, useState } from 'react';
import { Icon } from '../components/Icon.tsx';
import { joinClasses } from '../components/joinClasses.ts';
import { VisuallyHidden } from '../components/VisuallyHidden.tsx';
import { useTexts } from '../i18n/Texts.ts';
import { useViewModel } from '../useViewModel.ts';
import styles from './Banner.module.css';
import type { BannerModel } from './BannerModel.ts';

/**
 * The museum's pictures, one after the other, to be swiped, stepped or left to themselves (HOME-01, Q-A11Y-7). Until they
 * come, and where there are none, the page's own drawing stands in their place: so nothing moves, and there is no hole.
 */
export const Banner = observer(function Banner({ banner }: { readonly banner: BannerModel }) {
  const { LL } = useTexts();
  useViewModel(() => banner);
  const { pictures, current, turn, isOn } = banner;
  // Called anew for each turn, as focus tokens are.
  const follow = useCallback(
    (strip: HTMLElement | null) => {
      if (strip && turn) strip.scrollLeft = turn.index * strip.clientWidth;
    },
    [turn],
  );
  const total = pictures.length;
  if (total === 0 || !banner.isDue) return <div className={styles['frame']} />;
  const label = (index: number) => LL.home.bannerPicture({ number: index + 1, total });
  return (
    <section
      className={styles['banner']}
      aria-label={LL.home.banner()}
      onFocus={() => banner.hold('focus', true)}
      onBlur={() => banner.hold('focus', false)}
      onPointerEnter={() => banner.hold('pointer', true)}
      onPointerLeave={() => banner.hold('pointer', false)}
    >
      {total > 1 && (
        <div className={styles['controls']}>
          <button
            type="button"
            aria-label={isOn ? LL.home.stopMoving() : LL.home.startMoving()}
            onClick={() => banner.toggle()}
          >
            <Icon name={isOn ? 'pause' : 'play'} />
          </button>
          <button type="button" onClick={() => banner.next()}>
            <VisuallyHidden>{LL.home.bannerNext()}</VisuallyHidden>
            {current + 1}/{total}
            <Icon name="chevron" />
          </button>
        </div>
      )}
      <ul
        className={styles['strip']}
        ref={follow}
        aria-label={label(current)}
        // What scrolls sideways must scroll by keyboard, too.
        tabIndex={total > 1 ? 0 : undefined}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          banner.see(Math.round(scrollLeft / clientWidth))
        }
      >
        {pictures.map((picture, index) => (
          <li key={picture} className={styles['slide']} aria-hidden={index !== current}>
            <Picture
              src={picture}
              alt={label(index)}
              // The next one is there before its turn.
              isNext={index <= current + 1}
              onError={() => banner.drop(picture)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
});

/** Nothing waits for a picture, and it comes softly once it can be shown whole. */
function Picture({
  src,
  alt,
  isNext,
  onError,
}: {
  readonly src: string;
  readonly alt: string;
  readonly isNext: boolean;
  readonly onError: () => void;
}) {
  const [isThere, setThere] = useState(false);
  return (
    <div className={styles['frame']}>
      <img
        className={joinClasses(styles['picture'], isThere && styles['there'])}
        src={src}
        alt={alt}
        loading={isNext ? 'eager' : 'lazy'}
        fetchPriority="low"
        decoding="async"
        onLoad={() => setThere(true)}
        onError={onError}
      />
    </div>
  );
}
