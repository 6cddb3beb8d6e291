import type { Locale } from '../../../platform/locales/locales';

/** Texts that forms use if editors enter none. */
const labels = {
  submit: { he: 'שליחה', en: 'Send' },
  next: { he: 'המשך', en: 'Next' },
  previous: { he: 'חזרה', en: 'Back' },
  received: { he: 'תודה, הטופס התקבל.', en: 'Thank you, we have received the form.' },
} as const satisfies Record<string, Record<Locale, string>>;

export const labelOf = (key: keyof typeof labels, locale: Locale): string => labels[key][locale];
