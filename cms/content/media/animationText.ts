import sharp from 'sharp';
import type { Locale } from '../../platform/locales/locales';

const ANIMATED = /^image\/(gif|webp)$/;

const TEXTS: Readonly<Record<Locale, string>> = {
  he: 'התמונה מונפשת, והאתר מציג רק את הפריים הראשון שלה. כדי להציג תנועה, יש להעלות סרטון MP4.',
  en: 'The picture is animated, and the site shows only its first frame. To show motion, upload a video (MP4).',
};

/**
 * Returns a note that the site shows only the first frame of an animated picture.
 * @param wasAnimated true if the uploaded picture was animated, but is stored as a still picture
 * @returns null for a file that is not animated
 */
export async function animationText(
  file: { data: Buffer; mimetype: string } | undefined,
  language: Locale,
  wasAnimated = false,
): Promise<string | null> {
  if (wasAnimated) return TEXTS[language];
  if (!file || !ANIMATED.test(file.mimetype)) return null;
  const { pages = 1 } = await sharp(file.data).metadata();
  return pages > 1 ? TEXTS[language] : null;
}
