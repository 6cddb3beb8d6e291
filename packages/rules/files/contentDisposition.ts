/** Characters that `encodeURIComponent` keeps and RFC 8187 does not allow. */
const encoded = (name: string): string =>
  encodeURIComponent(name.replace(/\p{Cs}/gu, '\uFFFD')).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/**
 * Returns a `Content-Disposition` header with a file name (RFC 6266). For old clients, it also has the name
 * in Latin letters only.
 * @param name with its extension
 */
export function contentDisposition(type: 'attachment' | 'inline', name: string): string {
  // Clients handle path separators differently.
  const single = name.replace(/[/\\]/g, '_');
  const plain = single.replace(/[^\w .-]/g, '_');
  return `${type}; filename="${plain}"; filename*=UTF-8''${encoded(single)}`;
}

/** Returns the file name of a `Content-Disposition` header; null if none can be decoded. */
export function dispositionName(header: string | null): string | null {
  const [, name] = /filename\*=UTF-8''([^;\s]+)/i.exec(header ?? '') ?? [];
  try {
    return name === undefined ? null : decodeURIComponent(name);
  } catch {
    return null;
  }
}
