import type { PayloadRequest } from 'payload';
import { languageOf } from '../languageOf';

const TEXTS = {
  he: 'כל דפי האתר צריכים את זה: אי אפשר להוריד מהאתר. אפשר לשנות ולפרסם שוב.',
  en: 'Every page of the site needs this: it cannot be taken off the site. Change it and publish it again.',
};

/** Why what all pages show, such as the menu, is not taken off the site. */
export const globalStays = ({ i18n }: Pick<PayloadRequest, 'i18n'>): string => TEXTS[languageOf(i18n)];
