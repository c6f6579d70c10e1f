import { inertDocument } from '../system/museumHtmlPolicy.ts';

/** The longest page that holds a bank's form; a few kilobytes are common. */
const longestHtml = 200_000;

/**
 * Copies the form out of a bank's HTML (Q-PAY-9). The HTML is parsed where nothing runs; of its one form only the
 * address and the values of hidden and text inputs come over, so no script, handler, base or button of it can matter.
 *
 * @param hosts the hosts, with port where it is not 443, that the form may go to
 * @returns a form of this document, not yet part of it; null unless there is exactly one, posted to such a host by https
 */
export function bankForm(
  html: string,
  hosts: readonly string[],
  document: Pick<Document, 'createElement'>,
): HTMLFormElement | null {
  if (html.length > longestHtml) return null;
  const [given, ...others] = inertDocument(html).querySelectorAll('form');
  if (given === undefined || others.length > 0) return null;
  const action = allowedAction(given.getAttribute('action') ?? '', hosts);
  if (action === null || given.getAttribute('method')?.toLowerCase() !== 'post') return null;

  const form = document.createElement('form');
  form.setAttribute('action', action);
  form.setAttribute('method', 'post');
  form.setAttribute('target', '_self');
  form.hidden = true;
  for (const input of given.querySelectorAll('input')) {
    const type = (input.getAttribute('type') ?? 'text').toLowerCase();
    const name = input.getAttribute('name') ?? '';
    if ((type !== 'hidden' && type !== 'text') || name === '') continue;
    const copy = document.createElement('input');
    copy.setAttribute('type', 'hidden');
    copy.setAttribute('name', name);
    copy.setAttribute('value', input.getAttribute('value') ?? '');
    form.append(copy);
  }
  return form;
}

function allowedAction(action: string, hosts: readonly string[]): string | null {
  let url: URL;
  try {
    url = new URL(action);
  } catch {
    return null;
  }
  const isPlain = url.protocol === 'https:' && url.username === '' && url.password === '';
  return isPlain && hosts.includes(url.host) ? url.href : null;
}
