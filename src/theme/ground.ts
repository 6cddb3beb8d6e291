import { color } from './tokens';

/** A dark background with light text. The focus ring on it is light (WCAG 1.4.11). */
export const darkGround = (background: string = color.night) => ({
  '--focus-ring': color.sand,
  backgroundColor: background,
  color: color.onNight,
});

/** A light background within a dark one. */
export const lightGround = (background: string = color.surface) => ({
  '--focus-ring': 'initial',
  backgroundColor: background,
  color: color.ink,
});

/** The ring of a control over a picture: light within dark, so that it is visible on both. */
export const ringOnMedia = {
  '--focus-ring': color.sand,
  '&:focus-visible': { boxShadow: `0 0 0 8px ${color.night}` },
};
