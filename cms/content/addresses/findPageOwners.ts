import type { PayloadRequest } from 'payload';
import type { FindOwners } from '../../platform/addresses/addressOwners';
import { LOCALES } from '../../platform/locales/locales';
import { readPages } from './pageTree';

/** Finds the pages that use the given URL paths. The query uses the indexes on `paths`. */
export const findPageOwners: FindOwners = async (req: PayloadRequest, paths) => {
  const here = { in: [...paths] };
  const pages = await readPages(
    req,
    { and: [{ deletedAt: { exists: false } }, { or: [{ 'paths.he': here }, { 'paths.en': here }] }] },
    false,
  );
  return pages.flatMap(({ id, published, paths: stored }) =>
    LOCALES.flatMap((locale) => {
      const path = stored?.[locale];
      return path && paths.includes(path) ? [{ id, published, path }] : [];
    }),
  );
};
