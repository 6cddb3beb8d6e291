import sharp from 'sharp';

/** Pixels of a side: twice what lists show. */
const SIDE = 160;
const QUALITY = 70;

/** Query parameter of the address of a picture: asks for a small copy. */
export const SMALL_PARAMETER = 'small';

const RESIZED = /^image\/(avif|gif|jpeg|png|webp)$/;

/** True for the MIME type of a picture that has a small copy. Drawings are small already. */
export const hasSmallCopy = (type: string): boolean => RESIZED.test(type);

/** Makes a copy of a picture for the rows of lists, as WebP. */
export const smallPicture = (picture: Buffer): Promise<Buffer> =>
  sharp(picture)
    .autoOrient()
    .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer();
