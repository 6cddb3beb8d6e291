import { isRecord, type Json } from '../Json';

/** Unsaved values of a form by field, in the form's language. */
export interface UnsavedValues {
  locale: string;
  values: Json;
}

/** In place of a collection, for a global whose slug is the id, as in REST addresses. */
export const GLOBALS = 'globals';

/** A document to read regardless of changes. */
export interface DocumentRequest {
  /** Its collection, or `GLOBALS`. */
  collection: string;
  id: string;
  /** Values that replace the saved ones. */
  unsaved?: UnsavedValues;
}

/**
 * Parses the document of a webhook body: `{ document: { collection, id, unsaved?: { locale, values } } }`.
 * @param body of the webhook, from Gatsby
 * @returns null for other bodies
 */
export function parseDocumentRequest(body: unknown): DocumentRequest | null {
  if (!isRecord(body) || !isRecord(body.document)) return null;
  const { collection, id, unsaved } = body.document;
  if (typeof collection !== 'string' || (typeof id !== 'string' && typeof id !== 'number')) return null;
  const request = { collection, id: String(id) };
  if (!isRecord(unsaved) || typeof unsaved.locale !== 'string' || !isRecord(unsaved.values)) return request;
  return { ...request, unsaved: { locale: unsaved.locale, values: unsaved.values } };
}
