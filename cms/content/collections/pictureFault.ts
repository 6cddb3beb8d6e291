import sharp from 'sharp';
import { PICTURE_LIMITS } from './pictureLimits';

/** Why the site cannot use a picture; `unknown` for what is no picture at all. */
export type PictureFault = 'large' | 'long' | 'damaged' | 'unknown';

/** Wide enough for every row of the file to be read. */
const PROBE_WIDTH = 32;

const isDecodable = (picture: Buffer): Promise<boolean> =>
  // The site's build makes its pictures with this strictness, which is the default of sharp: what fails there must fail here.
  sharp(picture, { failOn: 'warning' })
    .resize(PROBE_WIDTH)
    .raw()
    .toBuffer()
    .then(
      () => true,
      () => false,
    );

/**
 * Looks at a picture as the site's build will: its size, and whether it can be decoded to its end. Drawings (SVG) are not resized, so
 * that only their size counts.
 * @param picture the file
 * @returns null for a picture that the site can use
 */
export async function pictureFault(picture: Buffer): Promise<PictureFault | null> {
  if (picture.length > PICTURE_LIMITS.bytes) return 'large';
  const metadata = await sharp(picture, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!metadata) return 'unknown';
  const { width, height, format } = metadata;
  if (width * height > PICTURE_LIMITS.pixels) return 'large';
  if (format === 'svg') return null;
  const [shorter, longer] = [Math.min(width, height), Math.max(width, height)];
  if (longer > PICTURE_LIMITS.side || longer > shorter * PICTURE_LIMITS.ratio) return 'long';
  return (await isDecodable(picture)) ? null : 'damaged';
}
