import type { PayloadRequest } from 'payload';
import { adminLanguage } from '../locales/adminLanguage';

const TEXTS = {
  restored: {
    he: 'הגרסה הקודמת שוחזרה כטיוטה. באתר נשאר מה שפורסם, עד לפרסום הבא.',
    en: 'The earlier version is a draft now. The site keeps what is published until you publish.',
  },
  offSite: {
    he: 'הגרסה הקודמת שוחזרה כטיוטה. היא תעלה לאתר כשתפורסם.',
    en: 'The earlier version is a draft now. It goes on the site once you publish it.',
  },
  refused: {
    he: 'שחזור של טיוטה היה מוריד את מה שפורסם מהאתר: יש לשחזר אותה כטיוטה.',
    en: 'Restoring a draft would take what is published off the site: restore it as a draft.',
  },
};

export type RestoreText = keyof typeof TEXTS;

/** Message for a user who restores a version, in the language of the admin. */
export const restoreText = (text: RestoreText, { i18n }: PayloadRequest): string =>
  TEXTS[text][adminLanguage(i18n)];
