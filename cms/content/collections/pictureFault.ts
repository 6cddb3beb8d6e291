import sharp, { type Metadata } from 'sharp';
import { PICTURE_LIMITS } from './pictureLimits';

/** Reason why the site cannot use a picture. `unknown` means that the file is not recognised as a picture. */
export type PictureFault = 'large' | 'long' | 'damaged' | 'unknown';

/**
 * Width to which a picture is resized to test it. Small, so that the test is cheap; it still requires decoding all
 * rows.
 */
const PROBE_WIDTH = 32;

const isDecodable = (picture: Buffer): Promise<boolean> =>
  // Reject warnings too, which is sharp's default and therefore what the site's build does. Both must reject the same
  // files.
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

/** Checks whether a picture has more bytes or pixels than the site's build accepts. */
export async function isLargePicture(picture: Buffer): Promise<boolean> {
  if (picture.length > PICTURE_LIMITS.bytes) return true;
  const { width = 0, height = 0 } = (await readMetadata(picture)) ?? {};
  return width * height > PICTURE_LIMITS.pixels;
}

/**
 * Checks whether the site's build can use a picture: its size, its proportions, and whether it can be decoded. An SVG
 * is not resized by the build, so only its size matters.
 * @param picture content of the file
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
