import type { Field, Validate } from 'payload';
import { adminLanguage } from '../../platform/locales/adminLanguage';

const MISSING = {
  he: 'כתבו מה רואים בתמונה, או סמנו שהיא לקישוט בלבד',
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

/** Alternative text of a picture; required unless the picture is decorative. */
export const altFields: Field[] = [
  {
    name: 'alt',
    type: 'text',
    localized: true,
    validate: validateAlt,
    label: { he: 'טקסט חלופי', en: 'Alternative text' },
    admin: {
      description: {
        he: 'מה רואים בתמונה, למי שאינו רואה אותה',
        en: 'What the picture shows, for people who cannot see it',
      },
    },
  },
  {
    name: 'decorative',
    type: 'checkbox',
    defaultValue: false,
    label: { he: 'לקישוט בלבד', en: 'Decoration only' },
    admin: {
      description: {
        he: 'תמונה שאינה אומרת דבר: קוראי מסך ידלגו עליה',
        en: 'A picture that says nothing: screen readers skip it',
      },
    },
  },
];
