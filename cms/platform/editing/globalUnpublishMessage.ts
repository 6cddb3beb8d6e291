import type { PayloadRequest } from 'payload';
import { adminLanguage } from '../locales/adminLanguage';

const TEXTS = {
  he: 'אי אפשר להסיר מהאתר הגדרות שכל הדפים משתמשים בהן. אפשר לשנות אותן ולפרסם שוב.',
  en: 'Every page uses these settings, so they cannot be taken off the site. Change them and publish again.',
};

/** Returns the error message for an attempt to unpublish a global that all pages show, such as the menu. */
export const globalUnpublishMessage = ({ i18n }: Pick<PayloadRequest, 'i18n'>): string =>
  TEXTS[adminLanguage(i18n)];
