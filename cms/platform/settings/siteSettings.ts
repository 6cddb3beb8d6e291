import { isolateObjectProperty } from 'payload';
import type { SiteSetting } from '../../payload-types';
import { cachedRead, type Reader } from '../cache/cachedRead';
import { LOCALES, type Locale } from '../locales/locales';

/**
 * Cached site settings, for recipients and names in messages.
 * @param reader the CMS, or the request whose transaction reads them
 * @param language language of the texts
 * @param options `orOther` falls back to the other language
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
      // The local API writes its locale into the given request.
      ...(req && { req: isolateObjectProperty(req, ['locale', 'fallbackLocale']) }),
    }),
  );
}
