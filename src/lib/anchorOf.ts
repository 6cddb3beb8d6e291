/** Returns the id that the hash of an address names, as Gatsby decodes it; empty without a hash. */
export function anchorOf(hash: string): string {
  try {
    return decodeURI(hash).slice(1);
  } catch {
    return hash.slice(1);
  }
}
