import { isRecord, type Json } from '../Json';

/** Unsaved values of a document's form, by field. `locale` is the language of the form. */
export interface UnsavedValues {
  locale: string;
  values: Json;
}

/** Value of `collection` for a global. The `id` is then the global's slug, as in Payload's REST URLs. */
export const GLOBALS = 'globals';

/** Request to read a single document, even if it has not changed. */
export interface DocumentRequest {
  /** Slug of the document's collection, or `GLOBALS`. */
  collection: string;
  id: string;
  /** Unsaved values of the document's form. They replace the saved ones. */
  unsaved?: UnsavedValues;
}

/**
 * Parses the document that a webhook body names: `{ document: { collection, id, unsaved?: { locale, values } } }`.
 * @param body body of the webhook that Gatsby received
 * @returns null for any other body
 */
export function parseDocumentRequest(body: unknown): DocumentRequest | null {
  if (!isRecord(body) || !isRecord(body.document)) return null;
  const { collection, id, unsaved } = body.document;
  if (typeof collection !== 'string' || (typeof id !== 'string' && typeof id !== 'number')) return null;
  const request = { collection, id: String(id) };
  if (!isRecord(unsaved) || typeof unsaved.locale !== 'string' || !isRecord(unsaved.values)) return request;
  return { ...request, unsaved: { locale: unsaved.locale, values: unsaved.values } };
}
