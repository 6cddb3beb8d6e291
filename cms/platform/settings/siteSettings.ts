import { isolateObjectProperty } from 'payload';
import type { SiteSetting } from '../../payload-types';
import { cachedRead, type Reader } from '../cache/cachedRead';
import { LOCALES, type Locale } from '../locales/locales';

/**
 * Returns the site settings from a cache. Messages take recipients and names from them.
 * @param reader the CMS, or a request in whose transaction the settings are read
 * @param language language of the texts
 * @param options `orOther` uses the other language for missing texts
 */
export function siteSettings(
  reader: Reader,
  language: Locale,
  { orOther = false }: { orOther?: boolean } = {},
): Promise<SiteSetting> {
  const other = LOCALES.find((locale) => locale !== language) ?? language;
  return cachedRead(reader, `siteSettings ${language} ${orOther}`, (req) =>
    reader.payload.findGlobal({
      slug: 'siteSettings',
      locale: language,
      ...(orOther && { fallbackLocale: other }),
      depth: 0,
      // Isolates the locale, because Payload's local API writes its locale into the request it is given.
      ...(req && { req: isolateObjectProperty(req, ['locale', 'fallbackLocale']) }),
    }),
  );
}
