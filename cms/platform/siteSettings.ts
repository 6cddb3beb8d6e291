import { isolateObjectProperty } from 'payload';
import type { SiteSetting } from '../payload-types';
import { keptRead, type Reader } from './keptReads';
import { LOCALES, type Locale } from './locales';

/**
 * The site's settings as messages need them: whom to tell, how the site is called.
 * @param reader the CMS, or a request whose transaction reads them
 * @param language of the texts
 * @param options `orOther`: what is not translated comes in the other language
 */
export function siteSettings(
  reader: Reader,
  language: Locale,
  { orOther = false }: { orOther?: boolean } = {},
): Promise<SiteSetting> {
  const other = LOCALES.find((locale) => locale !== language) ?? language;
  return keptRead(reader, `siteSettings ${language} ${orOther}`, (req) =>
    reader.payload.findGlobal({
      slug: 'siteSettings',
      locale: language,
      ...(orOther && { fallbackLocale: other }),
      depth: 0,
      // The local API writes its locale into the request it is given.
      ...(req && { req: isolateObjectProperty(req, ['locale', 'fallbackLocale']) }),
    }),
  );
}
