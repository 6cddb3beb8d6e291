import { color } from './tokens';

/**
 * Returns styles for a dark background with light text. The focus ring is light there, so that it has enough contrast
 * (WCAG 1.4.11).
 */
export const darkGround = (background: string = color.night) => ({
  '--focus-ring': color.sand,
  backgroundColor: background,
  color: color.onNight,
});

/** Returns styles for a light area within a dark background. */
export const lightGround = (background: string = color.surface) => ({
  '--focus-ring': 'initial',
  backgroundColor: background,
  color: color.ink,
});

/** Focus ring of a control over a picture. It is light with a dark outline, so that it is visible on any picture. */
export const ringOnMedia = {
  '--focus-ring': color.sand,
  '&:focus-visible': { boxShadow: `0 0 0 8px ${color.night}` },
};
