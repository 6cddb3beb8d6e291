/**
 * Returns whether React has hydrated the page with all its Suspense boundaries. Runs in the browser. Also dispatches a
 * pointer event, and a focus event in each form, so that deferred parts load.
 */
export function isHydrated(): boolean {
  document.dispatchEvent(new Event('pointermove'));
  for (const form of document.forms) form.dispatchEvent(new Event('focusin', { bubbles: true }));
  const root = document.getElementById('gatsby-focus-wrapper');
  if (root === null) return true;
  const isReacts = (node: Node) => Object.keys(node).some((key) => key.startsWith('__reactFiber'));
  const comments = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  const firsts: Node[] = [root];
  for (let comment = comments.nextNode(); comment; comment = comments.nextNode()) {
    if (!comment.nodeValue?.startsWith('$')) continue;
    let first = comment.nextSibling;
    while (first instanceof Comment) first = first.nextSibling;
    if (first instanceof Element && first.localName !== 'noscript') firsts.push(first);
  }
  return firsts.every(isReacts);
}
