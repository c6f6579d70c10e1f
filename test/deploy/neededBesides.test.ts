import { describe, expect, it } from 'vitest';
import { neededBesides } from '../../scripts/neededBesides.ts';

const files = [
  'assets/react-DusRS39a.js',
  'assets/home-CZBz_EK5.js',
  'assets/home-CrZtd4r7.css',
  'assets/models-BxFtXboe.css',
  'assets/homeBar-aaaaaaaa.js',
  'assets/Card-Bpdq6fS6.js',
  'assets/Card-BBQwgSTT.css',
];

const announcedBy = (hostId: string) =>
  neededBesides('assets/TicketCards-CBhyQRcn.js', files, { hostId, hostType: 'js' });

describe('what a part announces beside its own file', () => {
  it('is nothing that the page has read by then', () => {
    expect(announcedBy('assets/loadAhead-DyKSRnR8.js')).toEqual([
      'assets/homeBar-aaaaaaaa.js',
      'assets/Card-Bpdq6fS6.js',
      'assets/Card-BBQwgSTT.css',
    ]);
  });

  it('are for the start the styles as well, which the page has announced and not taken on', () => {
    expect(announcedBy('assets/start-B3OsxdMY.js')).toEqual(files.slice(2));
  });
});
