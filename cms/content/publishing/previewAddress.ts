import type { PayloadRequest } from 'payload';
import { env } from '../../platform/env/env';
import { adminLanguage } from '../../platform/locales/adminLanguage';

/**
 * Address of a document in the preview, independent of its public address.
 * @param collection collection; `globals` for a global, whose id is its slug
 * @param id id of the document
 * @param locale edited language
 * @param req request of the editor; its language is used for messages of the preview
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
