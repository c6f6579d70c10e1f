/** Whether something of a page is being pressed. */
export interface Press {
  isPressed(): boolean;
  /** Watches no longer. */
  stop(): void;
}

/** A move tells of what was lifted unheard, such as over a menu. */
const events = ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'] as const;

/** Watches for a finger that lies on a page, or the main button of a mouse that is held down over it. */
export function watchPress(page: Document): Press {
  let isPressed = false;
  const notice = ({ buttons }: MouseEvent): void => {
    isPressed = buttons === 1;
  };
  for (const name of events) page.addEventListener(name, notice, true);
  return {
    isPressed: () => isPressed,
    stop: () => {
      for (const name of events) page.removeEventListener(name, notice, true);
    },
  };
}
