import { isRecord, type Json } from '../Json';

/** What of a form has not been saved yet: values by field, in the language in which the form is open. */
export interface UnsavedValues {
  locale: string;
  values: Json;
}

/** In place of a collection: the document is the global whose slug is the id, as in addresses of the REST API. */
export const GLOBALS = 'globals';

/** One document that shall be read, whatever else changed. */
export interface DocumentRequest {
  /** Its collection, or `GLOBALS`. */
  collection: string;
  id: string;
  /** Shown in place of what is saved. */
  unsaved?: UnsavedValues;
}

/**
 * The document that a webhook body names: `{ document: { collection, id, unsaved?: { locale, values } } }`.
 * @param body of the webhook, as Gatsby hands it on
 * @returns null for a body that names none
 */
export function parseDocumentRequest(body: unknown): DocumentRequest | null {
  if (!isRecord(body) || !isRecord(body.document)) return null;
  const { collection, id, unsaved } = body.document;
  if (typeof collection !== 'string' || (typeof id !== 'string' && typeof id !== 'number')) return null;
  const request = { collection, id: String(id) };
  if (!isRecord(unsaved) || typeof unsaved.locale !== 'string' || !isRecord(unsaved.values)) return request;
  return { ...request, unsaved: { locale: unsaved.locale, values: unsaved.values } };
}
