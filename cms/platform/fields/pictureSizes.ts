/** Sizes at which the site shows pictures. */
export type PictureUse = 'card' | 'half' | 'icon' | 'phone' | 'wide';

/**
 * Minimum width in pixels at which a picture looks sharp: the width that the site requests on large screens, or twice
 * the width of a phone. A test in `contracts` compares it with `src/components/Picture/fragments.ts`.
 */
export const MIN_WIDTH: Readonly<Record<Exclude<PictureUse, 'icon'>, number>> = {
  wide: 1920,
  half: 960,
  card: 640,
  phone: 750,
};

/** Minimum size of the preview picture that social networks and messengers show for a shared link. */
export const SHARED_PICTURE = { atLeast: { width: 1200, height: 630 } };

/** Properties of a picture field from which the content check knows the required size. Icons have no minimum. */
export function pictureUse(shown: PictureUse): { shown: PictureUse; atLeast?: { width: number } } {
  return { shown, ...(shown !== 'icon' && { atLeast: { width: MIN_WIDTH[shown] } }) };
}
