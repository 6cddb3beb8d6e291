/** Request header with a random id of the admin tab, created on each page load. It distinguishes saves from several tabs of one user. */
export const TAB_HEADER = 'X-Editor-Tab';

/** Format of a valid tab id. */
const TAB = /^[\w-]{8,64}$/;

/**
 * Returns the tab id of a request.
 * @param headers request headers
 * @returns null if there is no valid id, for example in requests from programs
 */
export function editorTab(headers: Pick<Headers, 'get'>): string | null {
  const tab = headers.get(TAB_HEADER);
  return tab && TAB.test(tab) ? tab : null;
}
