import type { SafeHtml } from '../../ports/HtmlSanitiser.ts';
import { Icon } from '../components/Icon.tsx';
import { Modal } from '../components/Modal.tsx';
import { MuseumHtml } from '../components/MuseumHtml.tsx';
import { useTexts } from '../i18n/Texts.ts';
import styles from './MaintenanceOverlay.module.css';

/**
 * Lies over the whole page for as long as the museum announces maintenance: nothing closes it, the screen below stays
 * as it is, and what takes the notice's place is read out.
 */
export function MaintenanceOverlay({ html }: { readonly html: SafeHtml | null }) {
  const { LL } = useTexts();
  const words = LL.interruptions;
  return (
    <Modal
      className={styles['overlay']}
      title={words.maintenance()}
      onClose={() => {}}
      dismissible={false}
    >
      <div className={styles['content']}>
        <span className={styles['mark']}>
          <Icon name="clock" size="l" />
        </span>
        <div aria-live="polite">
          {html !== null && (
            <section className={styles['notice']} aria-label={words.notice()}>
              <MuseumHtml html={html} />
            </section>
          )}
        </div>
        <ul className={styles['meanwhile']}>
          {[words.maintenanceStays(), words.maintenanceGoesOn(), words.maintenancePaying()].map(
            (text) => (
              <li key={text}>{text}</li>
            ),
          )}
        </ul>
      </div>
    </Modal>
  );
}
