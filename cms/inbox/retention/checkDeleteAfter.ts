import type { DateFieldValidation } from 'payload';
import type { LegalHold } from '../inboxCollections';
import { adminLanguage } from '../../platform/locales/adminLanguage';

const DAY_MS = 86_400_000;

const WORDS = {
  soon: {
    he: 'יש לבחור מועד שחל בעוד 24 שעות לפחות. מחיקה מוקדמת יותר אפשרית רק למנהלי המערכת.',
    en: 'Choose a time at least 24 hours ahead. Only administrators can delete sooner.',
  },
  byLaw: {
    he: 'הרשומה הזאת נשמרת לפי חוק, ולכן אי אפשר לקבוע לה מועד מחיקה.',
    en: 'This record must be kept by law, so you cannot set a deletion date for it.',
  },
};

/**
 * Creates the validation for a deletion date. The date must be at least a day ahead, because staff may not delete
 * immediately. Documents that the law requires us to keep accept no date.
 * @param keptByLaw matches documents that must be kept
 */
export const checkDeleteAfter =
  (keptByLaw?: LegalHold): DateFieldValidation =>
  (value, { data, previousValue, req }) => {
    const at = value ? new Date(value).getTime() : null;
    const before = previousValue ? new Date(previousValue).getTime() : null;
    // Checks the date format here, because a custom validation replaces Payload's own.
    if (Number.isNaN(at)) return req.t('validation:notValidDate', { value: String(value) });
    if (at === null || at === before) return true;
    const language = adminLanguage(req.i18n);
    if (keptByLaw?.(data as Record<string, unknown>)) return WORDS.byLaw[language];
    return at < Date.now() + DAY_MS ? WORDS.soon[language] : true;
  };
