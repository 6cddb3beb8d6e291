import { type GlobalConfig, type PayloadRequest, ValidationError } from 'payload';
import { consentVersion } from '../../platform/settings/consentVersion';
import type { ConsentText } from '../../payload-types';
import { adminLanguage } from '../../platform/locales/adminLanguage';
import type { Locale } from '../../platform/locales/locales';
import { globalHooks } from '../publishing/globalHooks';
import { CONSENT_LABELS } from './consentLabels';
import { keepConsentTexts } from './keepConsentTexts';

const LANGUAGES = { he: { he: 'בעברית', en: 'באנגלית' }, en: { he: 'Hebrew', en: 'English' } };

/** Message about an empty text. */
const emptyMessage = (label: string, locale: Locale, language: Locale): string =>
  language === 'he'
    ? `הנוסח ״${label}״ ריק ${LANGUAGES.he[locale]}. יש לכתוב אותו ולפרסם שוב.`
    : `The text “${label}” is empty in ${LANGUAGES.en[locale]}. Write it, and publish again.`;

/**
 * Hooks of the consent texts. Each publication keeps the texts before and after it. A publication with an empty text is
 * rolled back: Payload checks only the language that is being saved, and publishes both.
 */
export function consentHooks(): NonNullable<GlobalConfig['hooks']> {
  const hooks = globalHooks();
  return {
    ...hooks,
    beforeChange: [
      ...(hooks.beforeChange ?? []),
      async ({ data, req }: { data: Partial<ConsentText>; req: PayloadRequest }) => {
        if (data._status === 'published') await keepConsentTexts(req);
        return data;
      },
    ],
    afterChange: [
      async ({ doc, global, req }) => {
        if ((doc as ConsentText)._status !== 'published') return doc;
        const language = adminLanguage(req.i18n);
        const errors = (await keepConsentTexts(req)).map(({ key, locale }) => ({
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
