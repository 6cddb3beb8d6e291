interface PolicySettings {
  /** One-time value of this response, which admits Next's own scripts. */
  nonce: string;
  /** Address of the site with drafts, which the admin frames. */
  previewUrl: string | undefined;
  /** True under `next dev`: React evaluates code, and changes arrive over a WebSocket. */
  isDevelopment: boolean;
}

/**
 * The Content-Security-Policy of the admin: only Next's own scripts of this response, and what they load.
 * Inline styles are allowed, because Payload and its editor write them.
 */
export function adminPolicy({ nonce, previewUrl, isDevelopment }: PolicySettings): string {
  const rules: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': [`'nonce-${nonce}'`, "'strict-dynamic'", ...(isDevelopment ? ["'unsafe-eval'"] : [])],
    'style-src': ["'self'", "'unsafe-inline'"],
    // Images that an editor has selected but not uploaded are blobs.
    'img-src': ["'self'", 'data:', 'blob:'],
    'media-src': ["'self'", 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(isDevelopment ? ['ws:'] : [])],
    'manifest-src': ["'self'"],
    // The preview sends its frame here to identify the user, and this response redirects it back.
    'frame-src': previewUrl ? ["'self'", new URL(previewUrl).origin] : ["'none'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(rules)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
