import type { Payload } from 'payload';
import type { Config } from '../../payload-types';
import type { Locale } from '../../platform/locales/locales';
import { otherLanguage } from '../../platform/locales/otherLanguage';

/** Lists that `/web/lookups` returns. */
export type ListSlug =
  'projectStatuses' | 'designations' | 'groupSites' | 'partners' | 'propertyTypes' | 'countries' | 'cities';

/** Reads the public entries of a list in the editors' order. A missing name appears in the other language. */
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
