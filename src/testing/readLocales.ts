import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CONSENTS_NAMESPACE } from '../i18n/consentsNamespace';
import type { LocaleData } from '../i18n/createTranslator';
import type { Language } from '../i18n/languages';
import { consentTexts } from './consentTexts';

const FOLDER = path.join(__dirname, '../i18n/locales');

/**
 * Reads all texts of a language from `src/i18n/locales`, and adds the consent texts. The result has the format of a
 * `texts` query.
 */
export function readLocales(language: Language): LocaleData {
  const folder = path.join(FOLDER, language);
  return {
    edges: [
      ...readdirSync(folder).map((file) => ({
        node: { ns: path.basename(file, '.json'), data: readFileSync(path.join(folder, file), 'utf8') },
      })),
      { node: { ns: CONSENTS_NAMESPACE, data: JSON.stringify(consentTexts[language]) } },
    ],
  };
}
