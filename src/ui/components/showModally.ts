/**
 * A ref that opens a `<dialog>` as a modal for as long as it is on the page. The platform then
 * keeps the focus inside, makes the rest inert and gives the focus back to the opener. An engine
 * without modal dialogs (iOS before 15.4) gets the attributes and the focus by hand.
 * @returns what undoes it; React calls that before the element leaves the page
 */
export function showModally(dialog: HTMLDialogElement | null): (() => void) | undefined {
  if (dialog === null) return undefined;
  const close = open(dialog);
  markPage(dialog.ownerDocument);
  return () => {
    close();
    markPage(dialog.ownerDocument);
  };
}

/**
 * Whether a dialog lies over the page is written on its root, for the style sheet. A rule that asks for it by `:has` has the
 * browser look through the whole page whenever anything comes or goes on it.
 */
function markPage({ documentElement }: Document): void {
  const isCovered = documentElement.querySelector('dialog[open]') !== null;
  documentElement.toggleAttribute('data-covered', isCovered);
}

function open(dialog: HTMLDialogElement): () => void {
  if (typeof dialog.showModal !== 'function') return standInForModal(dialog);
  dialog.showModal();
  focusHeading(dialog);
  return () => dialog.close();
}

/** The heading takes the focus, so that reading starts there and not at the close button. */
function focusHeading(dialog: HTMLElement): void {
  dialog.querySelector('h2')?.focus();
}

function standInForModal(dialog: HTMLElement): () => void {
  const opener = dialog.ownerDocument.activeElement;
  const keepFocus = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !dialog.contains(relatedTarget)) focusHeading(dialog);
  };
  dialog.setAttribute('open', '');
  dialog.setAttribute('aria-modal', 'true');
  dialog.addEventListener('focusout', keepFocus);
  focusHeading(dialog);
  return () => {
    dialog.removeEventListener('focusout', keepFocus);
    dialog.removeAttribute('open');
    if (opener instanceof HTMLElement) opener.focus();
  };
}
