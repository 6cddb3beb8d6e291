import type { TFunction } from 'i18next';
import { createTranslator } from '../i18n/createTranslator';
import type { Language } from '../i18n/languages';
import { readLocales } from './readLocales';

/** Returns the translation function of a namespace, for tests outside components. */
export const textsOf = <Namespace extends string>(
  language: Language,
  namespace: Namespace,
): TFunction<Namespace> => createTranslator(language, readLocales(language)).getFixedT(language, namespace);
