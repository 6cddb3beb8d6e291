import sharp, { type Metadata, type Sharp } from 'sharp';
import { decodeHeic } from './decodeHeic';
import { hasExtras } from './hasExtras';
import { pictureNotes, xmpOf, type PictureNotes } from './pictureNotes';

/** A picture as the site can use it. */
export interface NormalPicture {
  data: Buffer;
  /** MIME type. */
  type: string;
  extension: string;
}

type Format = 'avif' | 'jpeg' | 'png' | 'webp';

const QUALITY = 92;
/** Used where a better quality gives more bytes than allowed. */
const LOWER_QUALITY = 80;
const AVIF_QUALITY = 70;

const ENCODERS: Readonly<Record<Format, (image: Sharp, source: Metadata, quality: number) => Sharp>> = {
  jpeg: (image, { chromaSubsampling }, quality) =>
    image.jpeg({ quality, chromaSubsampling: chromaSubsampling === '4:4:4' ? '4:4:4' : '4:2:0' }),
  png: (image) => image.png(),
  webp: (image, _source, quality) => image.webp({ quality }),
  avif: (image) => image.avif({ quality: AVIF_QUALITY, effort: 2 }),
};

const EXTENSIONS: Readonly<Record<Format, string>> = { avif: 'avif', jpeg: 'jpg', png: 'png', webp: 'webp' };

/** Format of the result. Null for pictures that stay as they are, such as GIF and SVG. */
function formatOf({ compression, format }: Metadata): Format | null {
  if (format === 'heif') return compression === 'av1' ? 'avif' : 'jpeg';
  return format === 'jpeg' || format === 'png' || format === 'webp' ? format : null;
}

/** True for the profile that browsers assume for pictures without one. */
const isSrgb = (profile: Buffer): boolean =>
  profile.includes('sRGB') || profile.includes(Buffer.from('sRGB', 'utf16le').swap16());

function isNormal(picture: Buffer, source: Metadata, format: Format): boolean {
  const { depth, exif, icc, iptc, orientation = 1, space, xmp } = source;
  if (orientation !== 1 || (icc && !isSrgb(icc))) return false;
  if (depth !== 'uchar' || (space !== 'srgb' && space !== 'b-w')) return false;
  if (format === 'jpeg' || format === 'png') return !hasExtras(picture, format);
  return !exif && !xmp && !iptc;
}

/** Adds what stays of the metadata. EXIF holds only ASCII. */
function annotate(image: Sharp, notes: PictureNotes): Sharp {
  const { alternative, copyright } = notes;
  if (!copyright && !alternative) return image;
  const noted = image.withXmp(xmpOf(notes));
  return copyright && /^[ -~]+$/.test(copyright) ? noted.withExif({ IFD0: { Copyright: copyright } }) : noted;
}

/**
 * Turns a picture upright, converts it to sRGB with 8 bits, and removes its metadata except copyright and alternative
 * text. HEIC becomes JPEG.
 * @param mostBytes the result is compressed more when it would be larger
 * @returns null when nothing needs to change
 * @throws Error for a picture that cannot be decoded
 */
export async function normalizePicture(picture: Buffer, mostBytes: number): Promise<NormalPicture | null> {
  const source = await sharp(picture).metadata();
  const format = formatOf(source);
  const isHeic = source.format === 'heif' && format === 'jpeg';
  if (!format || (!isHeic && isNormal(picture, source, format))) return null;
  const pixels = isHeic ? await decodeHeic(picture) : picture;
  const isAnimated = format === 'webp' && (source.pages ?? 1) > 1;
  const notes = pictureNotes(source);
  const encode = (quality: number): Promise<Buffer> => {
    const image = sharp(pixels, { animated: isAnimated }).toColourspace('srgb');
    const upright = isAnimated ? image : image.autoOrient();
    const flat = format === 'jpeg' ? upright.flatten({ background: '#fff' }) : upright;
    return annotate(ENCODERS[format](flat, source, quality), notes).toBuffer();
  };
  const best = await encode(QUALITY);
  const data = best.length > mostBytes ? await encode(LOWER_QUALITY) : best;
  return { data, type: `image/${format}`, extension: EXTENSIONS[format] };
}
