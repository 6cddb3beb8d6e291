/** Characters that `encodeURIComponent` leaves and RFC 8187 does not allow. */
const encoded = (name: string): string =>
  encodeURIComponent(name.replace(/\p{Cs}/gu, '\uFFFD')).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/**
 * Returns a `Content-Disposition` header with the name of a file (RFC 6266). Old clients get the name without other letters than Latin ones.
 * @param name with its extension
 */
export function contentDisposition(type: 'attachment' | 'inline', name: string): string {
  // Clients differ in what they make of a path.
  const single = name.replace(/[/\\]/g, '_');
  const plain = single.replace(/[^\w .-]/g, '_');
  return `${type}; filename="${plain}"; filename*=UTF-8''${encoded(single)}`;
}

/** Returns the name of the file in a `Content-Disposition` header; null if there is none that can be decoded. */
export function dispositionName(header: string | null): string | null {
  const [, name] = /filename\*=UTF-8''([^;\s]+)/i.exec(header ?? '') ?? [];
  try {
    return name === undefined ? null : decodeURIComponent(name);
  } catch {
    return null;
  }
}
