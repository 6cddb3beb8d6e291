/** Body length from which requests are sent without `keepalive`, because browsers limit the size of such requests. */
const KEEPALIVE_BYTES = 60_000;

/**
 * Sends a request that the browser completes even if the page is closed.
 * @returns whether it succeeded
 */
export const sendKeepalive = (url: string, method: string, body?: string): Promise<boolean> =>
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
 * Saves the form's data as a draft now, instead of waiting for the autosave.
 * @param address API URL of the document
 * @param locale language of the form
 * @param data all fields of the form
 * @returns whether it was saved
 */
export const saveDraft = (address: string, locale: string, data: unknown): Promise<boolean> =>
  sendKeepalive(
    `${address}?draft=true&autosave=true&depth=0&locale=${locale}`,
    'PATCH',
    JSON.stringify({ ...(data as object), _status: 'draft' }),
  );
