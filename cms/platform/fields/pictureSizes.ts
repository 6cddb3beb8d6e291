/** How large a picture is shown. */
export type PictureUse = 'card' | 'half' | 'icon' | 'phone' | 'wide';

/**
 * Pixels of width without which a picture looks blurred. The site asks for so many on large screens (`src/components/Picture/fragments.ts`;
 * a test in `contracts` compares both); of a phone's screen, twice its width.
 */
export const LEAST_WIDTH: Readonly<Record<Exclude<PictureUse, 'icon'>, number>> = {
  wide: 1920,
  half: 960,
  card: 640,
  phone: 750,
};

/** Of a picture that other sites show beside a shared link. */
export const SHARED_PICTURE = { atLeast: { width: 1200, height: 630 } };

/** What a field of a picture says of its use: the content check reads `atLeast`. An icon looks sharp at any usual size. */
export function pictureUse(shown: PictureUse): { shown: PictureUse; atLeast?: { width: number } } {
  return { shown, ...(shown !== 'icon' && { atLeast: { width: LEAST_WIDTH[shown] } }) };
}
