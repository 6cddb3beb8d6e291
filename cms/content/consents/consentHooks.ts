import { type GlobalConfig, type PayloadRequest, ValidationError } from 'payload';
import { consentVersion } from '../../platform/settings/consentVersion';
import type { ConsentText } from '../../payload-types';
import { adminLanguage } from '../../platform/locales/adminLanguage';
import type { Locale } from '../../platform/locales/locales';
import { globalHooks } from '../publishing/globalHooks';
import { CONSENT_LABELS } from './consentLabels';
import { saveConsentTexts } from './saveConsentTexts';

const LANGUAGES = { he: { he: 'בעברית', en: 'באנגלית' }, en: { he: 'Hebrew', en: 'English' } };

/** Returns the error message for an empty consent text. */
const emptyMessage = (label: string, locale: Locale, language: Locale): string =>
  language === 'he'
    ? `הנוסח ״${label}״ ריק ${LANGUAGES.he[locale]}. יש לכתוב אותו ולפרסם שוב.`
    : `The text “${label}” is empty in ${LANGUAGES.en[locale]}. Write it, and publish again.`;

/**
 * Returns the hooks of the consent texts. Before and after each publication, the published texts are stored as a
 * version. A publication with an empty text is rolled back here, because Payload validates only the language being
 * saved, but publishes both.
 */
export function consentHooks(): NonNullable<GlobalConfig['hooks']> {
  const hooks = globalHooks();
  return {
    ...hooks,
    beforeChange: [
      ...(hooks.beforeChange ?? []),
      async ({ data, req }: { data: Partial<ConsentText>; req: PayloadRequest }) => {
        if (data._status === 'published') await saveConsentTexts(req);
        return data;
      },
    ],
    afterChange: [
      async ({ doc, global, req }) => {
        if ((doc as ConsentText)._status !== 'published') return doc;
        const language = adminLanguage(req.i18n);
        const errors = (await saveConsentTexts(req)).map(({ key, locale }) => ({
          path: key,
          message: emptyMessage(CONSENT_LABELS[key].label[language], locale, language),
        }));
        if (errors.length > 0) throw new ValidationError({ global: global.slug, errors, req }, req.t);
        return doc;
      },
      ...(hooks.afterChange ?? []),
    ],
    afterRead: [({ doc }: { doc: ConsentText }) => ({ ...doc, version: consentVersion(doc) })],
  };
}
