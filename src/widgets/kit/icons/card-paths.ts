/** The shapes of the icons of cards. */

/** The paths of the icons; a card draws them without a component, since a page of cards has hundreds. */
export const cardPaths = {
  camera:
    'M4 8h3l1.5-2.5h7L17 8h3a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1zM15.5 13a3.5 3.5 0 1 1-7 0a3.5 3.5 0 0 1 7 0z',
  save: 'M12 20s-8-4.8-8-10.5A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 8 2.5C20 15.2 12 20 12 20z',
  hide: 'M3 12q9-13 18 0-9 13-18 0M4 4l16 16',
  users:
    'M13 8.5a3.5 3.5 0 1 1-7 0a3.5 3.5 0 0 1 7 0zM3 19.5a6.5 6.5 0 0 1 13 0M15.5 5.3a3.5 3.5 0 0 1 0 6.4M18 14a6.5 6.5 0 0 1 3 5.5',
  bed: 'M3 19V6M3 16h18M21 19v-5a3 3 0 0 0-3-3h-8v5M8.5 11.5a2 2 0 1 1-4 0a2 2 0 0 1 4 0z',
  bath: 'M3 12h18v2a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5zM6 12V6a2.5 2.5 0 0 1 5 0M9 6.5h4M7.5 19l-1 2M16.5 19l1 2',
  area: 'M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M8 12h8M12 8v8',
  sofa: 'M5 11V8a3 3 0 0 1 3-3h8a3 3 0 0 1 3 3v3M3 13a2 2 0 0 1 4 0v2h10v-2a2 2 0 0 1 4 0v5H3zM6 18v2M18 18v2',
  home: 'M4 11l8-7 8 7M6 9.5V20h12V9.5M10 20v-6h4v6',
  key: 'M11.5 15.5a4 4 0 1 1-8 0a4 4 0 0 1 8 0zM10.3 12.7L19.5 4M16.5 7l2.5 2.5M13.5 9.8l2 2',
  plot: 'M3.5 20L7 5h10l3.5 15zM12 5v15M5.2 12.5h13.6',
  floors: 'M12 3.5l8.5 4.5-8.5 4.5L3.5 8zM3.5 12l8.5 4.5 8.5-4.5M3.5 16l8.5 4.5 8.5-4.5',
  shieldCheck: 'M12 3l7.5 3v5.5c0 4.5-3 7.8-7.5 9.5-4.5-1.7-7.5-5-7.5-9.5V6zM8.5 12l2.5 2.5 4.5-5',
} as const;
