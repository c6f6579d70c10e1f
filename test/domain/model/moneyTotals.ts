/** So many of something at a price in yuan. */
export type Line = readonly [price: string, quantity: number];

/** Lines, and what they come to exactly, to the fen. */
export const moneyTotals: readonly (readonly [
  id: string,
  lines: readonly Line[],
  total: string,
])[] = [
  [
    'MT-01',
    [
      ['0.1', 1],
      ['0.2', 1],
    ],
    '0.30',
  ],
  ['MT-02', [['19.9', 3]], '59.70'],
  [
    'MT-03',
    [
      ['69.9', 3],
      ['0.01', 1],
    ],
    '209.71',
  ],
  ['MT-04', [['1.1', 3]], '3.30'],
  ['MT-05', [['30', 390]], '11700.00'],
  ['MT-06', [['1.53', 1]], '1.53'],
  ['MT-07', [['2.5', 1]], '2.50'],
  ['MT-08', [['0', 4]], '0.00'],
  ['MT-09', [['60.4', 1]], '60.40'],
  ['MT-10', [['1.005', 1]], '1.01'],
  ['MT-11', [['0.07', 100]], '7.00'],
  ['MT-12', [['4.35', 100]], '435.00'],
  [
    'MT-13',
    [
      ['99.99', 10],
      ['0.01', 10],
    ],
    '1000.00',
  ],
  ['MT-14', [['33.33', 3]], '99.99'],
];
