import type { PayloadRequest } from 'payload';
import type { Label } from '../labels/labels';
import { adminLanguage } from '../locales/adminLanguage';

/** Message for a key in a wrong format. */
export const KEY_FAULT = {
  he: 'מותרות אותיות לטיניות קטנות, ספרות ומקפים בלבד.',
  en: 'Use only lowercase Latin letters, digits and hyphens.',
} as const satisfies Label;

/** Message for an anchor, or another name that must begin with a letter, in a wrong format. */
export const ANCHOR_FAULT = {
  he: `${KEY_FAULT.he} התו הראשון צריך להיות אות.`,
  en: `${KEY_FAULT.en} Start with a letter.`,
} as const satisfies Label;

/** Message for the target of a link in a wrong format. */
export const LINK_FAULT = {
  he: 'יש להזין כתובת של אתר (https://…), נתיב באתר (/…), עוגן (#…), מספר טלפון או כתובת דוא״ל.',
  en: 'Enter a URL (https://…), a path on the site (/…), an anchor (#…), a phone number or an e-mail address.',
} as const satisfies Label;

/**
 * Creates the validation of a field whose value must have a format.
 * @param isValid decides whether a value is accepted
 * @param fault message for other values, shown in the language of the admin
 */
export const validFormat =
  (isValid: (value: unknown) => boolean, fault: Label) =>
  (value: unknown, { req }: { req: PayloadRequest }): string | true =>
    isValid(value) || fault[adminLanguage(req.i18n)];
