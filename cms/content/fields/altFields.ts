import type { Field, Validate } from 'payload';
import { adminLanguage } from '../../platform/locales/adminLanguage';
import { checkboxField, localText } from '../../platform/fields/shortFields';

const MISSING = {
  he: 'יש לכתוב מה רואים בתמונה, או לסמן שהיא לקישוט בלבד',
  en: 'Say what the picture shows, or mark it as decoration',
};

interface MediaFile {
  mimeType?: string | null;
  decorative?: boolean | null;
}

const validateAlt: Validate<string, MediaFile> = (value, { data, req }) => {
  const needed = data.mimeType?.startsWith('image/') && !data.decorative;
  return !needed || Boolean(value?.trim()) || MISSING[adminLanguage(req.i18n)];
};

/** Fields for the alternative text of a picture. The text is required unless the picture is marked as decorative. */
export const altFields: Field[] = [
  localText('alt', 'טקסט חלופי', 'Alternative text', {
    validate: validateAlt,
    description: {
      he: 'מה רואים בתמונה, למי שאינו רואה אותה',
      en: 'What the picture shows, for people who cannot see it',
    },
  }),
  checkboxField('decorative', 'לקישוט בלבד', 'Decoration only', {
    description: {
      he: 'תמונה שאינה מוסרת מידע: קוראי מסך ידלגו עליה',
      en: 'A picture that conveys no information: screen readers skip it',
    },
  }),
];
