/**
 * Returns the element id in the hash of a URL, decoded in the same way as Gatsby does. Returns an empty string without
 * a hash.
 */
export function anchorOf(hash: string): string {
  try {
    return decodeURI(hash).slice(1);
  } catch {
    return hash.slice(1);
  }
}
