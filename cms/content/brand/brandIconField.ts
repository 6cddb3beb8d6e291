import type { UploadFieldSingleValidation } from 'payload';
import { upload } from 'payload/shared';
import { fileField } from '../../platform/fields/shortFields';
import { adminLanguage } from '../../platform/locales/adminLanguage';

/** Minimum width of an uploaded PNG: the width of the largest icon that the site generates. */
const MIN_PIXELS = 512;

const NOT_SQUARE = {
  he: 'הסמל אינו ריבועי. יש לבחור תמונה שרוחבה וגובהה שווים.',
  en: 'The icon is not square. Choose a picture whose width and height are equal.',
};
const SMALL = {
  he: `הסמל קטן מדי. יש לבחור SVG, או PNG ברוחב ${MIN_PIXELS} פיקסלים לפחות.`,
  en: `The icon is too small. Choose an SVG, or a PNG that is at least ${MIN_PIXELS} pixels wide.`,
};

/** Rejects an icon that is not a square PNG or SVG, and a PNG that is too small. */
const validate: UploadFieldSingleValidation = async (value, options) => {
  const usual = await upload(value, options);
  if (usual !== true || !value) return usual;
  const { req } = options;
  const { width, height, mimeType } = await req.payload.findByID({
    collection: 'media',
    id: value as number,
    depth: 0,
    req,
  });
  const language = adminLanguage(req.i18n);
  if (width !== height) return NOT_SQUARE[language];
  const isSmall = mimeType !== 'image/svg+xml' && (width ?? 0) < MIN_PIXELS;
  return isSmall ? SMALL[language] : true;
};

/** Field for the square icon from which the icons of the site, the e-mails and the admin are generated. */
export const brandIconField = fileField('icon', 'סמל', 'Icon', {
  filterOptions: { mimeType: { in: ['image/png', 'image/svg+xml'] } },
  validate,
  admin: {
    description: {
      he: `סמל ריבועי: SVG, או PNG ברוחב ${MIN_PIXELS} פיקסלים לפחות. מופיע בלשונית הדפדפן, במסך הבית של הטלפון, בהודעות הדוא״ל ובמערכת הניהול. בלי סמל נשאר סמל ברירת המחדל.`,
      en: `A square icon: an SVG, or a PNG that is at least ${MIN_PIXELS} pixels wide. Browser tabs, home screens of phones, mails and the admin show it. Without an icon, they show the default one.`,
    },
  },
});
