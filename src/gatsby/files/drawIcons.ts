import { FIXED_COLORS } from '@group/rules/colors/brandColors';
import sharp from 'sharp';

const FAVICON_SIZES = [16, 32, 48];
/** Size in px of the picture inside the SVG icon. It is sufficient for a browser tab on a high-density screen. */
const EMBEDDED_SIZE = 96;

/** Resizes a picture to fit into a transparent square, as PNG. */
const draw = (picture: Buffer, size: number) =>
  sharp(picture)
    .resize(size, size, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png();

/**
 * Packs PNG pictures into an ICO file. The file consists of a header, an entry of 16 bytes for each picture, and the
 * pictures.
 */
function toIco(pictures: readonly { size: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  pictures.forEach(({ size, png }, at) => {
    const entry = 6 + 16 * at;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  });
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}

/** Wraps a picture in an SVG. Pages can then link the same file names, whether the editors' icon is a PNG or an SVG. */
const toSvg = (png: Buffer): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${EMBEDDED_SIZE} ${EMBEDDED_SIZE}"><image width="100%" height="100%" href="data:image/png;base64,${png.toString('base64')}"/></svg>\n`,
  );

/** Paths of the site's icon files. The folder `static` contains their default versions. */
export const ICON_FILES = [
  'favicon.ico',
  'icons/icon.svg',
  'icons/icon-32.png',
  'icons/icon-180.png',
  'icons/icon-512.png',
] as const;

/**
 * Draws all icon files of the site from one picture.
 * @param picture content of a PNG or SVG file
 * @param mimeType MIME type of the picture
 * @returns contents of the icon files by their path on the site
 */
export async function drawIcons(
  picture: Buffer,
  mimeType: string,
): Promise<Map<(typeof ICON_FILES)[number], Buffer>> {
  const png = (size: number) => draw(picture, size).toBuffer();
  const favicons = await Promise.all(FAVICON_SIZES.map(async (size) => ({ size, png: await png(size) })));
  const isSvg = mimeType === 'image/svg+xml';
  return new Map<(typeof ICON_FILES)[number], Buffer>([
    ['favicon.ico', toIco(favicons)],
    ['icons/icon.svg', isSvg ? picture : toSvg(await png(EMBEDDED_SIZE))],
    ['icons/icon-32.png', await png(32)],
    // Phones show transparent pixels as black, so this icon gets a background.
    ['icons/icon-180.png', await draw(picture, 180).flatten({ background: FIXED_COLORS.surface }).toBuffer()],
    ['icons/icon-512.png', await png(512)],
  ]);
}
