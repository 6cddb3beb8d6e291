/**
 * Header by which an open tab of the admin tells its saves from those of another tab of the same person: a word of its own for each
 * load of the page.
 */
export const TAB_HEADER = 'X-Editor-Tab';

/** A word made by the browser; anything else counts as none. */
const TAB = /^[\w-]{8,64}$/;

/**
 * The tab from which a request comes.
 * @param headers of the request
 * @returns null for who sends none, as programs do
 */
export function editorTab(headers: Pick<Headers, 'get'>): string | null {
  const tab = headers.get(TAB_HEADER);
  return tab && TAB.test(tab) ? tab : null;
}
