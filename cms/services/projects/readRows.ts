import type { Payload } from 'payload';
import type { Config } from '../../payload-types';
import type { Locale } from '../../platform/locales/locales';
import { otherLanguage } from '../../platform/locales/otherLanguage';

/** Lists of the response. */
export type ListSlug =
  'projectStatuses' | 'designations' | 'groupSites' | 'partners' | 'propertyTypes' | 'countries' | 'cities';

/** Reads public entries of a list in the editors' order, with names falling back to the other language. */
export async function readRows<Slug extends ListSlug>(
  payload: Payload,
  collection: Slug,
  language: Locale,
  depth: 0 | 1 = 0,
): Promise<Config['collections'][Slug][]> {
  const { docs } = await payload.find({
    collection,
    locale: language,
    fallbackLocale: otherLanguage(language),
    sort: ['order', 'id'],
    pagination: false,
    depth,
    overrideAccess: false,
  });
  return docs as unknown as Config['collections'][Slug][];
}
