/** Sizes at which pictures are shown. */
export type PictureUse = 'card' | 'half' | 'icon' | 'phone' | 'wide';

/**
 * Minimum width in pixels for a sharp picture: the width that the site requests on large screens, or twice a phone's.
 * A test in `contracts` compares it with `src/components/Picture/fragments.ts`.
 */
export const MIN_WIDTH: Readonly<Record<Exclude<PictureUse, 'icon'>, number>> = {
  wide: 1920,
  half: 960,
  card: 640,
  phone: 750,
};

/** Minimum size of a preview picture for shared links. */
export const SHARED_PICTURE = { atLeast: { width: 1200, height: 630 } };

/** Properties of a picture field that the content check reads. Icons have no minimum. */
export function pictureUse(shown: PictureUse): { shown: PictureUse; atLeast?: { width: number } } {
  return { shown, ...(shown !== 'icon' && { atLeast: { width: MIN_WIDTH[shown] } }) };
}
