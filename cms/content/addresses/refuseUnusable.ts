import { addressFault } from '@group/rules/addresses/addressFault';
import type { CollectionSlug, PayloadRequest } from 'payload';
import { readReserved } from '../../platform/addresses/reservedStore';
import { LOCALES, localeOfPath } from '../../platform/locales/locales';
import { refuseDocument } from './pageErrors';
import type { Localized } from './pagePaths';

/**
 * Refuses addresses that the site cannot build: reserved ones, too long ones, and ones of another language.
 * @param paths addresses of the saved document, or of the pages that move with it
 * @param below whether they are of pages that move with it
 * @throws ValidationError at the slug
 */
export async function refuseUnusable(
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
