import type { Locale } from '../platform/locales/locales';

export const REPLY_TEXTS = {
  he: {
    subject: (reference: string) => `בעניין פנייתכם, מספר ${reference}`,
    wrote: (moment: string) => `ב־${moment} כתבתם:`,
    reference: 'מספר פנייה',
  },
  en: {
    subject: (reference: string) => `About your message, reference ${reference}`,
    wrote: (moment: string) => `On ${moment} you wrote:`,
    reference: 'Reference',
  },
} as const satisfies Record<Locale, unknown>;

/** Converts a stored language value to a locale; Hebrew if it is unknown. */
export const visitorLanguage = (language: unknown): Locale => (language === 'en' ? 'en' : 'he');
