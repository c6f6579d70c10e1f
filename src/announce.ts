/**
 * Has the page load what its build has laid down in it under a name (`staticShell`): `soon`, once the museum is asked, and
 * `next`, once it has answered. A page that was not built has nothing of that.
 */
export function announce(page: Document, name: 'soon' | 'next'): void {
  const laidDown = page.querySelector(`template#${name}`);
  if (laidDown instanceof HTMLTemplateElement) page.head.append(laidDown.content.cloneNode(true));
}
