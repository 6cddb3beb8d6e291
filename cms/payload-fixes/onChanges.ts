/**
 * Applies a fix to the page now and after each DOM change.
 * @param mend called often, also after its own DOM changes
 * @returns a function that stops it
 */
export function onChanges(mend: () => void): () => void {
  mend();
  const observer = new MutationObserver(mend);
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
}
