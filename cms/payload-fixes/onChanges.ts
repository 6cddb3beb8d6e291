/**
 * Applies a correction to the page now and after each DOM change.
 * @param mend applies the correction; called often, also after the DOM changes that it makes itself
 * @returns a function that stops observing the page
 */
export function onChanges(mend: () => void): () => void {
  mend();
  const observer = new MutationObserver(mend);
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
}
