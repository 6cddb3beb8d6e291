import { addressFault } from '@group/rules/addresses/addressFault';
import type { CollectionSlug, PayloadRequest } from 'payload';
import { readReserved } from '../../platform/addresses/reservedStore';
import { LOCALES, localeOfPath } from '../../platform/locales/locales';
import { refuseDocument } from './pageErrors';
import type { Localized } from './pagePaths';

/**
 * Rejects URL paths that the site cannot build: paths that are reserved, too long, or belong to another language.
 * @param paths paths of the saved document, or of the pages that move with it
 * @param below true if the paths belong to pages that move with the saved one; the message then says so
 * @throws ValidationError at the slug
 */
export async function refuseInvalidPaths(
  req: PayloadRequest,
  collection: CollectionSlug,
  paths: Iterable<Localized>,
  below = false,
): Promise<void> {
  const wanted = [...paths].flatMap((one) =>
    LOCALES.flatMap((locale) => {
      const path = one[locale];
      return path ? [{ locale, path }] : [];
    }),
  );
  if (wanted.length === 0) return;
  const own = await readReserved(req);
  for (const { locale, path } of wanted) {
    const refusal = { collection, field: 'slug', path };
    if (localeOfPath(path) !== locale) refuseDocument(req, { ...refusal, message: 'otherLanguage' });
    const fault = addressFault(path, own);
    if (fault?.kind === 'reserved')
      refuseDocument(req, { ...refusal, message: below ? 'reservedBelow' : 'reserved' });
    if (fault) refuseDocument(req, { ...refusal, message: below ? 'longBelow' : 'long' });
  }
}
