/** The side of the square in which every icon is drawn. */
export const ICON_BOX = 24;

/** The line width of all icons, in units of {@linkcode ICON_BOX}: some 1.4 px on an icon of 20 px. */
export const ICON_LINE = 1.7;

const SPEAKER = 'M4 9.5L7.5 9.5L12 5.5L12 18.5L7.5 14.5L4 14.5Z';
const CIRCLE =
  'M12 3.5C16.7 3.5 20.5 7.3 20.5 12C20.5 16.7 16.7 20.5 12 20.5C7.3 20.5 3.5 16.7 3.5 12C3.5 7.3 7.3 3.5 12 3.5Z';

/**
 * The icons of the tools and of the menu, each as path data for lines in `currentColor`:
 * `fill="none" stroke="currentColor" stroke-width=${ICON_LINE}`, round caps and joins. Dots are lines of zero length.
 */
export const icons = {
  /** Advice: a quill. */
  advice:
    'M4 21C6.5 15.5 10.5 10.5 15.5 7M7.5 14.8C6.5 8.5 11.5 4 20.5 3.5C20 11.5 15.5 16.5 8.8 15.9M9.5 12.5L15.5 12.6',
  /** Why?: an open book. */
  why: 'M12 6.5C9.5 4.6 6 4.2 3 5L3 18.5C6 17.7 9.5 18 12 20C14.5 18 18 17.7 21 18.5L21 5C18 4.2 14.5 4.6 12 6.5ZM12 6.5L12 20',
  /** The last trick: two cards. */
  lastTrick: 'M3.5 7.2L10.8 4.8L14.7 16.7L7.4 19.1ZM14 6L20.5 7.6L17.5 19.8L13.2 18.7',
  /** Take back: an arrow to where it came from. */
  takeBack: 'M9 4.5L4 9.5L9 14.5M4 9.5L14 9.5C18 9.5 20 12 20 14.5C20 17.5 17.7 19.5 14.5 19.5L10 19.5',
  /** Deal again: two arrows in a round. */
  redeal:
    'M19.5 10C18.5 6.5 15.5 4.5 12 4.5C8.5 4.5 5.8 6.3 4.7 9M4 4.2L4.5 9.3L9.5 8.8' +
    'M4.5 14C5.5 17.5 8.5 19.5 12 19.5C15.5 19.5 18.2 17.7 19.3 15M20 19.8L19.5 14.7L14.5 15.2',
  menu: 'M4 6.5L20 6.5M4 12L20 12M4 17.5L20 17.5',
  fullScreen: 'M4 9L4 4L9 4M15 4L20 4L20 9M20 15L20 20L15 20M9 20L4 20L4 15',
  leaveFullScreen: 'M9 4L9 9L4 9M20 9L15 9L15 4M15 20L15 15L20 15M4 15L9 15L9 20',
  /** The menu's group of the game itself: a card. */
  game: 'M6 3.5L18 3.5L18 20.5L6 20.5ZM12 8L15 12L12 16L9 12Z',
  help: CIRCLE + 'M9.5 9.8C9.5 6.5 14.5 6.5 14.5 9.8C14.5 11.9 12 11.9 12 14M12 17L12 17',
  /** Looks: a painter's palette. */
  look:
    'M12 3.8C7 3.8 3.5 7.5 3.5 12C3.5 16.5 7 20.2 11.5 20.2C13.6 20.2 13.9 18.5 13.2 17.2C12.5 15.7 13.4 14.5 15 14.5' +
    'L17.5 14.5C19.5 14.5 20.5 13 20.5 11.2C20.5 7 16.7 3.8 12 3.8ZM7.7 10L7.7 10M12 7.7L12 7.7M16.3 10L16.3 10M8.3 14.5L8.3 14.5',
  /** What the author of a page needs: angle brackets. */
  page: 'M8.5 7.5L4 12L8.5 16.5M15.5 7.5L20 12L15.5 16.5M13.7 5L10.3 19',
  close: 'M6 6L18 18M18 6L6 18',
  play: 'M8 4.8L19 12L8 19.2Z',
  pause: 'M8.5 5.5L8.5 18.5M15.5 5.5L15.5 18.5',
  sound: SPEAKER + 'M15 9.5C16.5 11 16.5 13 15 14.5M17.6 6.8C20.6 9.8 20.6 14.2 17.6 17.2',
  silent: SPEAKER + 'M15.5 9.5L20.5 14.5M20.5 9.5L15.5 14.5',
} as const;

/** The name of one of the {@linkcode icons}. */
export type IconName = keyof typeof icons;
