import type { Locale } from '../../../platform/locales/locales';

/** Default error messages of fields, and messages that all fields share (forms-investors-catalogue §5). */
const texts = {
  required: { he: '{caption}: שדה חובה', en: '{caption}: please fill this in' },
  invalid: { he: '{caption}: יש לבדוק את הערך', en: '{caption}: please check this value' },
  extension: {
    he: '{caption}: יש להזין את המספר בלי השלוחה. אם יש בטופס שדה להודעה, אפשר לכתוב בו את השלוחה',
    en: '{caption}: please enter the number without the extension. If the form has a field for a message, write the extension there',
  },
  numericOnly: { he: 'ניתן להזין ספרות בלבד', en: 'Only numeric values are allowed' },
  maximumLength: { he: 'מספר התווים המרבי הוא', en: 'The maximum number of characters is' },
} as const satisfies Record<string, Record<Locale, string>>;

/** Returns a message with the field's caption filled in. */
export const entryText = (key: keyof typeof texts, language: Locale, caption = ''): string =>
  texts[key][language].replace('{caption}', caption);
