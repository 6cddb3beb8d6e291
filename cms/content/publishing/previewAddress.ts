import type { PayloadRequest } from 'payload';
import { env } from '../../platform/env/env';
import { adminLanguage } from '../../platform/locales/adminLanguage';

/**
 * Returns the URL of a document in the preview. It contains the document's id instead of its public URL, and therefore
 * stays the same when the page moves.
 * @param collection slug of the collection; `globals` for a global
 * @param id id of the document, or slug of the global
 * @param locale language being edited
 * @param req request of the editor; its language is used for messages in the preview
 */
export function previewAddress(
  collection: string,
  id: number | string,
  locale: string,
  req: PayloadRequest,
): string {
  const language = adminLanguage(req.i18n);
  return `${env.previewUrl ?? ''}/__preview/open/${collection}/${id}?locale=${locale}&ui=${language}`;
}
