import { afterEach, describe, expect, it } from 'vitest';
import { findFaces } from '../../../src/ui/earlyHome/findFaces.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

const texts = () =>
  [...document.querySelectorAll('.shell-faces > *')].map(({ textContent }) => textContent);

describe('typefaces that are found while the museum is asked', () => {
  it('are laid out one at a time, with a breath after each', async () => {
    document.body.innerHTML = '<div class="shell-faces"><b></b><small></small><em></em></div>';
    const atEachBreath: (readonly (string | null)[])[] = [];
    await findFaces(document, '0 a', async () => {
      atEachBreath.push(texts());
    });
    expect(atEachBreath).toEqual([
      ['0 a', '', ''],
      ['0 a', '0 a', ''],
      ['0 a', '0 a', '0 a'],
    ]);
  });

  it('are nobody’s business in a page that has no place for them', async () => {
    document.body.innerHTML = '<p>Closed</p>';
    await findFaces(document, '0 a', () => Promise.reject(new Error('nothing to wait for')));
    expect(document.body.textContent).toBe('Closed');
  });
});
