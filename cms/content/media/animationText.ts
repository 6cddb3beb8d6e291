import sharp from 'sharp';
import type { Locale } from '../../platform/locales/locales';

const ANIMATED = /^image\/(gif|webp)$/;

const TEXTS: Readonly<Record<Locale, string>> = {
  he: 'התמונה מונפשת, והאתר מציג רק את הפריים הראשון שלה. כדי להציג תנועה, העלו סרטון MP4.',
  en: 'The picture is animated, and the site shows only its first frame. To show motion, upload a film (MP4).',
};

/** Explains what becomes of an animated picture. @returns null for another file */
export async function animationText(
  file: { data: Buffer; mimetype: string } | undefined,
  language: Locale,
): Promise<string | null> {
  if (!file || !ANIMATED.test(file.mimetype)) return null;
  const { pages = 1 } = await sharp(file.data).metadata();
  return pages > 1 ? TEXTS[language] : null;
}
