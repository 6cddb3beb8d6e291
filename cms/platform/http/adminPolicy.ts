interface PolicySettings {
  /** One-time word of this answer, which lets Next's own scripts through. */
  nonce: string;
  /** The site with drafts, which the admin shows in a frame. */
  previewUrl: string | undefined;
  /** True under `next dev`: React evaluates code there, and changes arrive by a socket. */
  isDevelopment: boolean;
}

/**
 * The Content-Security-Policy of the admin: scripts that Next put into this very page and what those load, nothing else.
 * Styles may be inline: Payload, its editor and its selects write style elements and attributes, which run nothing.
 */
export function adminPolicy({ nonce, previewUrl, isDevelopment }: PolicySettings): string {
  const rules: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': [`'nonce-${nonce}'`, "'strict-dynamic'", ...(isDevelopment ? ["'unsafe-eval'"] : [])],
    'style-src': ["'self'", "'unsafe-inline'"],
    // Pictures that an editor has chosen but not yet sent have an address in the browser alone.
    'img-src': ["'self'", 'data:', 'blob:'],
    'media-src': ["'self'", 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(isDevelopment ? ['ws:'] : [])],
    'manifest-src': ["'self'"],
    // The preview sends its frame here, to find out who looks, and this answer sends it back.
    'frame-src': previewUrl ? ["'self'", new URL(previewUrl).origin] : ["'none'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(rules)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
