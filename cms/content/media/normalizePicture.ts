import sharp, { type Metadata, type Sharp } from 'sharp';
import { cleanGif } from './cleanGif';
import { cleanJpeg } from './cleanJpeg';
import { cleanWebp } from './cleanWebp';
import { decodeHeic, hasContainerTransform } from './decodeHeic';
import { hasExtraData } from './hasExtraData';
import { pictureNotes, xmpOf } from './pictureNotes';

/** A picture in the form that the site can use. */
export interface NormalPicture {
  data: Buffer;
  /** MIME type. */
  type: string;
  extension: string;
}

type Format = 'avif' | 'jpeg' | 'png' | 'webp';

const QUALITY = 92;
/** Lower quality, used if the picture would otherwise exceed the maximum size. */
const LOWER_QUALITY = 80;
const AVIF_QUALITY = 70;

const ENCODERS: Readonly<Record<Format, (image: Sharp, source: Metadata, quality: number) => Sharp>> = {
  jpeg: (image, { chromaSubsampling }, quality) =>
    image.jpeg({ quality, chromaSubsampling: chromaSubsampling === '4:4:4' ? '4:4:4' : '4:2:0' }),
  png: (image) => image.png(),
  webp: (image, _source, quality) => image.webp({ quality }),
  avif: (image) => image.avif({ quality: AVIF_QUALITY, effort: 2 }),
};

const asPicture = (data: Buffer, format: Format | 'gif'): NormalPicture => ({
  data,
  type: `image/${format}`,
  extension: format === 'jpeg' ? 'jpg' : format,
});

/** Returns the format in which the picture is stored, or null for pictures that are not re-encoded, such as SVG. */
function formatOf({ compression, format }: Metadata): Format | null {
  if (format === 'heif') return compression === 'av1' ? 'avif' : 'jpeg';
  return format === 'jpeg' || format === 'png' || format === 'webp' ? format : null;
}

/**
 * Checks whether a colour profile is sRGB. Browsers assume sRGB for pictures without a profile, so it can be removed.
 */
const isSrgb = (profile: Buffer): boolean =>
  profile.includes('sRGB') || profile.includes(Buffer.from('sRGB', 'utf16le').swap16());

const isAnimated = ({ format, pages = 1 }: Metadata): boolean => format === 'webp' && pages > 1;

/**
 * Checks whether the pixels are stored as they are displayed: upright, in sRGB, with 8 bits. The orientation of
 * animations is ignored, because sharp cannot rotate them.
 */
export function hasNormalPixels(source: Metadata): boolean {
  const { depth, icc, orientation = 1, space } = source;
  if ((orientation !== 1 && !isAnimated(source)) || (icc && !isSrgb(icc))) return false;
  return depth === 'uchar' && (space === 'srgb' || space === 'b-w');
}

function isNormal(picture: Buffer, source: Metadata, format: Format): boolean {
  const { exif, xmp } = source;
  if (!hasNormalPixels(source) || exif || format === 'jpeg' || format === 'webp') return false;
  if (xmp && xmp.toString() !== xmpOf(pictureNotes(source))) return false;
  // A rotated AVIF must be re-encoded, because its stored width and height are those before the rotation.
  return !hasExtraData(picture, format) && (format !== 'avif' || !hasContainerTransform(picture));
}

/** Removes everything but the pixels without re-encoding the picture. Returns null if this is impossible. */
function strip(picture: Buffer, source: Metadata, xmp: string): NormalPicture | null {
  if (source.format === 'gif') return asPicture(cleanGif(picture), 'gif');
  if (!hasNormalPixels(source)) return null;
  if (source.format === 'webp') return asPicture(cleanWebp(picture, xmp), 'webp');
  const jpeg = source.format === 'jpeg' && cleanJpeg(picture, xmp);
  return jpeg ? asPicture(jpeg, 'jpeg') : null;
}

/**
 * Turns a picture upright, converts it to 8-bit sRGB, and removes its metadata except copyright and alternative text.
 * HEIC becomes JPEG. A GIF only loses its metadata, as does a JPEG or WebP that is already upright and sRGB.
 * @param mostBytes maximum size; a larger result is encoded again with lower quality
 * @returns null if nothing needs to change
 * @throws Error for a picture that cannot be decoded
 */
export async function normalizePicture(picture: Buffer, mostBytes: number): Promise<NormalPicture | null> {
  const source = await sharp(picture).metadata();
  const xmp = xmpOf(pictureNotes(source));
  const stripped = strip(picture, source, xmp);
  if (stripped) return stripped.data.equals(picture) ? null : stripped;
  const format = formatOf(source);
  const isHeic = source.format === 'heif' && format === 'jpeg';
  if (!format || (!isHeic && isNormal(picture, source, format))) return null;
  const pixels = isHeic ? await decodeHeic(picture) : picture;
  const animated = isAnimated(source);
  const encode = (quality: number): Promise<Buffer> => {
    const image = sharp(pixels, { animated, limitInputPixels: !animated }).toColourspace('srgb');
    const upright = animated ? image : image.autoOrient();
    const flat = format === 'jpeg' ? upright.flatten({ background: '#fff' }) : upright;
    const encoded = ENCODERS[format](flat, source, quality);
    return (xmp ? encoded.withXmp(xmp) : encoded).toBuffer();
  };
  const best = await encode(QUALITY);
  const data = best.length > mostBytes ? await encode(LOWER_QUALITY) : best;
  return data.equals(picture) ? null : asPicture(data, format);
}
