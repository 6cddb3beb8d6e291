import type { PayloadRequest } from 'payload';
import { adminLanguage } from '../locales/adminLanguage';

const TEXTS = {
  restored: {
    he: 'הגרסה הקודמת שוחזרה כטיוטה. הגרסה שפורסמה נשארת באתר עד לפרסום הבא.',
    en: 'The earlier version is now a draft. The published version stays on the site until you publish.',
  },
  offSite: {
    he: 'הגרסה הקודמת שוחזרה כטיוטה. היא תעלה לאתר כשתפורסם.',
    en: 'The earlier version is now a draft. It goes live when you publish it.',
  },
  refused: {
    he: 'שחזור רגיל של טיוטה היה מסיר מהאתר את הגרסה שפורסמה. יש לבחור ״שחזור כטיוטה״.',
    en: 'Restoring a draft this way would take the published version off the site. Restore it as a draft instead.',
  },
};

export type RestoreText = keyof typeof TEXTS;

/** Returns a message for a user who restores a version, in the admin's language. */
export const restoreText = (text: RestoreText, { i18n }: PayloadRequest): string =>
  TEXTS[text][adminLanguage(i18n)];
