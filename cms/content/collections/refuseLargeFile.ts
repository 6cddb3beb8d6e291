import { APIError, type CollectionBeforeOperationHook } from 'payload';
import sharp from 'sharp';

/** What a picture may be: more is slow for the build, and nobody sees it. */
export const PICTURE_LIMITS = { bytes: 15_000_000, pixels: 50_000_000 } as const;

const MESSAGES = {
  he: 'התמונה גדולה מדי. אפשר להעלות תמונות עד 15 מגה־בייט ועד 50 מיליון פיקסלים.',
  en: 'The picture is too large. Pictures may have up to 15 MB and up to 50 million pixels.',
};

async function pixelsOf(file: Buffer): Promise<number> {
  try {
    const { width = 0, height = 0 } = await sharp(file, { limitInputPixels: false }).metadata();
    return width * height;
  } catch {
    // What is no picture is refused by its type, with a message of its own.
    return 0;
  }
}

/** @throws APIError 400 for a picture with more bytes or pixels than the site can use */
export const refuseLargeFile: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { file } = req;
  if (!file?.mimetype.startsWith('image/') || (operation !== 'create' && operation !== 'update')) return args;
  if (file.data.length > PICTURE_LIMITS.bytes || (await pixelsOf(file.data)) > PICTURE_LIMITS.pixels)
    throw new APIError(MESSAGES[req.i18n.language === 'en' ? 'en' : 'he'], 400);
  return args;
};
