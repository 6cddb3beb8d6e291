import type { PayloadRequest } from 'payload';
import { adminLanguage } from '../locales/adminLanguage';

const TEXTS = {
  he: 'כל דפי האתר צריכים את זה: אי אפשר להוריד מהאתר. אפשר לשנות ולפרסם שוב.',
  en: 'Every page of the site needs this: it cannot be taken off the site. Change it and publish it again.',
};

/** Error message for unpublishing a global that all pages show, such as the menu. */
export const globalUnpublishMessage = ({ i18n }: Pick<PayloadRequest, 'i18n'>): string =>
  TEXTS[adminLanguage(i18n)];
