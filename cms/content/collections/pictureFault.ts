import sharp, { type Metadata } from 'sharp';
import { PICTURE_LIMITS } from './pictureLimits';

/** Reason why the site cannot use a picture; `unknown` for other files. */
export type PictureFault = 'large' | 'long' | 'damaged' | 'unknown';

/** Small, but requires decoding all rows. */
const PROBE_WIDTH = 32;

const isDecodable = (picture: Buffer): Promise<boolean> =>
  // As strict as the site's build, which uses sharp's default: both must reject the same files.
  sharp(picture, { failOn: 'warning' })
    .resize(PROBE_WIDTH)
    .raw()
    .toBuffer()
    .then(
      () => true,
      () => false,
    );

const readMetadata = (picture: Buffer): Promise<Metadata | null> =>
  sharp(picture, { limitInputPixels: false })
    .metadata()
    .catch(() => null);

/** True for a picture with more bytes or pixels than the site's build takes. */
export async function isLargePicture(picture: Buffer): Promise<boolean> {
  if (picture.length > PICTURE_LIMITS.bytes) return true;
  const { width = 0, height = 0 } = (await readMetadata(picture)) ?? {};
  return width * height > PICTURE_LIMITS.pixels;
}

/**
 * Checks size and decodability of a picture as the site's build does. SVG files are not resized, so only their size
 * matters.
 * @param picture the file
 * @returns null for a usable picture
 */
export async function pictureFault(picture: Buffer): Promise<PictureFault | null> {
  if (picture.length > PICTURE_LIMITS.bytes) return 'large';
  const metadata = await readMetadata(picture);
  if (!metadata) return 'unknown';
  const { width, height, format } = metadata;
  if (width * height > PICTURE_LIMITS.pixels) return 'large';
  if (format === 'svg') return null;
  const [shorter, longer] = [Math.min(width, height), Math.max(width, height)];
  if (longer > PICTURE_LIMITS.side || longer > shorter * PICTURE_LIMITS.ratio) return 'long';
  return (await isDecodable(picture)) ? null : 'damaged';
}
