/** Whether something of a page is being pressed. */
export interface Press {
  isPressed(): boolean;
  /** Watches no longer. */
  stop(): void;
}

/** All that a page is told of a press; where a menu opens, it may not be told when that ends. */
const events = ['pointerdown', 'pointermove', 'pointerup', 'pointercancel', 'contextmenu'];

/** Watches for a finger that lies on a page, or the main button of a mouse that is held down over it. */
export function watchPress(page: Document): Press {
  let isPressed = false;
  const notice = (event: Event): void => {
    isPressed = event.type !== 'contextmenu' && event instanceof MouseEvent && event.buttons === 1;
  };
  for (const name of events) page.addEventListener(name, notice, true);
  return {
    isPressed: () => isPressed,
    stop: () => {
      for (const name of events) page.removeEventListener(name, notice, true);
    },
  };
}
