/** Larger bodies are not sent by a page that is being closed. */
const KEEPALIVE_BYTES = 60_000;

/** A request of a form that may be left while it is sent. @returns whether it was accepted */
export const sendLeaving = (url: string, method: string, body?: string): Promise<boolean> =>
  fetch(url, {
    method,
    credentials: 'include',
    keepalive: (body?.length ?? 0) < KEEPALIVE_BYTES,
    ...(body !== undefined && { body, headers: { 'Content-Type': 'application/json' } }),
  }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Saves what a form holds as a draft, as it would have done by itself two seconds later.
 * @param address of the document in the API
 * @param locale of what is on the screen
 * @param data all fields of the form
 * @returns whether it was saved
 */
export const saveDraft = (address: string, locale: string, data: unknown): Promise<boolean> =>
  sendLeaving(
    `${address}?draft=true&autosave=true&depth=0&locale=${locale}`,
    'PATCH',
    JSON.stringify({ ...(data as object), _status: 'draft' }),
  );
