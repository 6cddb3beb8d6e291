import type { TFunction } from 'i18next';
import { createTranslator } from '../i18n/createTranslator';
import type { Language } from '../i18n/languages';
import { readLocales } from './readLocales';

/** The texts of a namespace in a language, outside of components. */
export const textsOf = <Namespace extends string>(
  language: Language,
  namespace: Namespace,
): TFunction<Namespace> => createTranslator(language, readLocales(language)).getFixedT(language, namespace);
