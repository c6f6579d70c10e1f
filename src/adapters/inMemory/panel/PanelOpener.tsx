import { useCallback, useEffect, useState } from 'react';
import styles from './Panel.module.css';
import { Panel, type PanelProps } from './Panel.tsx';
import { DockedFrame, SheetFrame } from './PanelFrame.tsx';

type Place = 'docked' | 'sheet';

/** A narrow tab at the edge of the page, and the panel that it or Alt+M opens. */
export function PanelOpener(props: PanelProps) {
  const { said } = props;
  const [place, setPlace] = useState<Place | null>(null);
  const toggle = useCallback(() => {
    setPlace((open) => (open === null ? freePlace() : null));
  }, []);
  useShortcut(toggle);
  const Frame = place === 'docked' ? DockedFrame : SheetFrame;
  return (
    <>
      <button
        type="button"
        lang={said.lang}
        className={styles['tab']}
        aria-label={said.title}
        aria-expanded={place !== null}
        aria-keyshortcuts={said.shortcut}
        title={`${said.title} (${said.shortcut})`}
        onClick={toggle}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true" className={styles['sign']}>
          <path d="M1 4h6m4 0h4M9 2v4M1 8h2m4 0h8M5 6v4M1 12h9m4 0h1m-3-2v4" />
        </svg>
      </button>
      {place !== null && (
        <Frame said={said} onClose={() => setPlace(null)}>
          <Panel {...props} />
        </Frame>
      )}
    </>
  );
}

/** Beside the app there is no use in it while a dialog of the app has the page. */
function freePlace(): Place {
  const isWide = window.matchMedia('(min-width: 64rem)').matches;
  return isWide && document.querySelector('dialog[open]') === null ? 'docked' : 'sheet';
}

function useShortcut(toggle: () => void): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      // By the key's place: with Alt, some keyboards write another letter.
      if (!event.altKey || event.ctrlKey || event.metaKey || event.code !== 'KeyM') return;
      event.preventDefault();
      toggle();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [toggle]);
}
