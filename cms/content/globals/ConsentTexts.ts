import { CONSENT_KEYS } from '@group/rules/forms/consentKeys';
import { hideFromOtherRoles } from '../../platform/access/hideFromOtherRoles';
import { isAdministrator } from '../../platform/access/isAdministrator';
import { isDraftReader } from '../../platform/access/isDraftReader';
import { publishedGlobalOrDraftReader } from '../../platform/access/publishedGlobalOrDraftReader';
import { localArea, textField } from '../../platform/fields/shortFields';
import { consentHooks } from '../consents/consentHooks';
import { CONSENT_LABELS } from '../consents/consentLabels';
import { contentGlobal } from './contentGlobal';

const MAX_LENGTH = 1000;

/**
 * Texts that visitors agree to in forms. Pages with such forms contain the texts and their version, so that each
 * consent can be stored with the version that the visitor saw.
 */
export const ConsentTexts = contentGlobal({
  slug: 'consentTexts',
  label: { he: 'נוסחי הסכמה', en: 'Consent texts' },
  graphQL: { name: 'ConsentTexts' },
  admin: {
    hidden: hideFromOtherRoles('administrator'),
    description: {
      he: 'פרסום של שינוי יוצר גרסה חדשה, והטפסים באתר מציגים אותה. טופס שנפתח לפני השינוי עדיין מתקבל, וברשומה נשמרים הנוסח והגרסה שהפונה ראה. הסכמות קודמות אינן משתנות. הנוסח חובה בעברית ובאנגלית.',
      en: 'Publishing a change makes a new version, which the forms on the site show. A form that was opened before is still accepted, and its record keeps the text and version that the visitor saw. Earlier consents do not change. Each text is required in Hebrew and English.',
    },
  },
  access: {
    read: publishedGlobalOrDraftReader,
    readVersions: isDraftReader,
    update: isAdministrator,
  },
  hooks: consentHooks(),
  fields: [
    ...CONSENT_KEYS.map((key) => {
      const { label, description } = CONSENT_LABELS[key];
      return localArea(key, label.he, label.en, {
        required: true,
        maxLength: MAX_LENGTH,
        description,
        hooks: {
          beforeValidate: [
            ({ value }: { value?: unknown }) => (typeof value === 'string' ? value.trim() : value),
          ],
        },
      });
    }),
    textField('version', 'גרסה', 'Version', {
      virtual: true,
      admin: { readOnly: true, rtl: false },
      description: {
        he: 'נשמרת ברשומה של כל הסכמה',
        en: 'Stored with each consent',
      },
    }),
  ],
});
