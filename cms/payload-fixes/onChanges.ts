/**
 * Mends what the page shows, now and after each change of it.
 * @param mend is called often, also by its own changes of elements and texts
 * @returns ends it
 */
export function onChanges(mend: () => void): () => void {
  mend();
  const observer = new MutationObserver(mend);
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
}
