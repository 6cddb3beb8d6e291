import sharp from 'sharp';
import { areaInPixels, type CropArea } from './cropArea';

const QUALITY = { avif: 70, jpeg: 92, webp: 92 } as const;
const CROPPED = /^image\/(avif|gif|jpeg|png|webp)$/;

/** Checks by MIME type whether a picture can be cropped. */
export const canCrop = (type: string | null | undefined): boolean => CROPPED.test(type ?? '');

/**
 * Cuts an area out of an upright picture. Keeps its format, its frames, and the metadata that the cleaning has left.
 */
export async function cropPicture(picture: Buffer, area: CropArea): Promise<Buffer> {
  const image = sharp(picture, { animated: true });
  const { format, height, pageHeight = height, width } = await image.metadata();
  const cut = image
    .extract(areaInPixels(area, { width, height: pageHeight }))
    .keepExif()
    .keepXmp();
  if (format === 'jpeg' || format === 'webp')
    return cut.toFormat(format, { quality: QUALITY[format] }).toBuffer();
  return (format === 'heif' ? cut.avif({ quality: QUALITY.avif }) : cut).toBuffer();
}
