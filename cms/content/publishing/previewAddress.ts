import type { PayloadRequest } from 'payload';
import { env } from '../../platform/env';
import { languageOf } from '../../platform/languageOf';

/**
 * Where the preview shows a document, whatever its address is.
 * @param collection its collection; `globals` for a global, whose id is its slug
 * @param id of the document
 * @param locale language in which it is edited
 * @param req of the editor, whose language the preview speaks where there is nothing to see
 */
export function previewAddress(
  collection: string,
  id: number | string,
  locale: string,
  req: PayloadRequest,
): string {
  const language = languageOf(req.i18n);
  return `${env.previewUrl ?? ''}/__preview/open/${collection}/${id}?locale=${locale}&ui=${language}`;
}
