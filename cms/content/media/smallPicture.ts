import sharp from 'sharp';

/** Maximum width and height in pixels. Twice the size in lists, for high-resolution screens. */
const SIDE = 160;
const QUALITY = 70;

/** Query parameter of a picture's URL that requests a small copy. */
export const SMALL_PARAMETER = 'small';

const RESIZED = /^image\/(avif|gif|jpeg|png|webp)$/;

/**
 * Checks by MIME type whether there is a small copy of a picture. SVG drawings have none, because they are small
 * already.
 */
export const hasSmallCopy = (type: string): boolean => RESIZED.test(type);

/** Creates a small WebP copy of a picture, which the admin shows in the rows of lists. */
export const smallPicture = (picture: Buffer): Promise<Buffer> =>
  sharp(picture)
    .autoOrient()
    .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer();
