/**
 * Encodes a file name for the `filename*` parameter (RFC 8187). It also escapes `'`, `(`, `)` and `*`, which
 * `encodeURIComponent` keeps but the RFC does not allow.
 */
const encoded = (name: string): string =>
  encodeURIComponent(name.replace(/\p{Cs}/gu, '\uFFFD')).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/**
 * Returns the value of a `Content-Disposition` header with a file name (RFC 6266). For old clients, it also contains a
 * variant of the name in which non-Latin letters are replaced.
 * @param name file name with its extension
 */
export function contentDisposition(type: 'attachment' | 'inline', name: string): string {
  // Replace path separators, because clients handle them differently.
  const single = name.replace(/[/\\]/g, '_');
  const plain = single.replace(/[^\w .-]/g, '_');
  return `${type}; filename="${plain}"; filename*=UTF-8''${encoded(single)}`;
}

/** Returns the file name in a `Content-Disposition` header, or null if it is missing or cannot be decoded. */
export function dispositionName(header: string | null): string | null {
  const [, name] = /filename\*=UTF-8''([^;\s]+)/i.exec(header ?? '') ?? [];
  try {
    return name === undefined ? null : decodeURIComponent(name);
  } catch {
    return null;
  }
}
