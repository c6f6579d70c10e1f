/** Outlines on a grid of 24 × 24, drawn with the ink of the text beside them. */
export const outlines = {
  back: 'M15 5l-7 7 7 7',
  calendar: 'M4 6.5h16V20H4zM4 10.5h16M8 4v4M16 4v4',
  card: 'M3 6h18v12H3zM3 10h18M6.5 14.5h4',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  chevron: 'M9 5l7 7-7 7',
  clock: 'M12 3.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 1 1 0-17M12 7.5V12l3 2',
  close: 'M6 6l12 12M18 6L6 18',
  home: 'M4 11l8-7 8 7M6 9.5V20h12V9.5M10 20v-5.5h4V20',
  info: 'M12 3.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 1 1 0-17M12 11v5.5M12 7.5v.1',
  list: 'M8.5 6H20M8.5 12H20M8.5 18H20M4 6h.1M4 12h.1M4 18h.1',
  minus: 'M5.5 12h13',
  pause: 'M9 6v12M15 6v12',
  person:
    'M12 4a3.75 3.75 0 1 1 0 7.5A3.75 3.75 0 1 1 12 4M4.5 20c.7-3.6 3.7-5.5 7.5-5.5s6.8 1.9 7.5 5.5',
  play: 'M8 5.5l10.5 6.5L8 18.5z',
  plus: 'M5.5 12h13M12 5.5v13',
  refresh: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.5 4.5V9H15',
  search: 'M10.5 4a6.5 6.5 0 1 1 0 13a6.5 6.5 0 1 1 0-13M15.3 15.3L20 20',
  ticket:
    'M3.5 7h17v3.2a1.9 1.9 0 0 0 0 3.6V17h-17v-3.2a1.9 1.9 0 0 0 0-3.6zM14.5 7v2M14.5 11v2M14.5 15v2',
  warning: 'M12 4l9 16H3zM12 10v4.5M12 17.2v.1',
} as const;

/** The icons there are. */
export type IconName = keyof typeof outlines;
