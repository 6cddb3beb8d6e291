interface PolicySettings {
  /**
   * Random value that is used for this response only. The policy allows scripts that carry it, which are Next's own.
   */
  nonce: string;
  /** URL of the site's preview, which shows drafts and which the admin embeds in a frame. */
  previewUrl: string | undefined;
  /** True under `next dev`, where React evaluates code and changes arrive through a WebSocket. */
  isDevelopment: boolean;
}

/**
 * Returns the admin's Content-Security-Policy. Only Next's own scripts in this response may run, along with scripts
 * that they load. Inline styles are allowed, because Payload and its editor use them.
 */
export function adminPolicy({ nonce, previewUrl, isDevelopment }: PolicySettings): string {
  const rules: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': [`'nonce-${nonce}'`, "'strict-dynamic'", ...(isDevelopment ? ["'unsafe-eval'"] : [])],
    'style-src': ["'self'", "'unsafe-inline'"],
    // Images that an editor has selected but not uploaded yet have `blob:` URLs.
    'img-src': ["'self'", 'data:', 'blob:'],
    'media-src': ["'self'", 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(isDevelopment ? ['ws:'] : [])],
    'manifest-src': ["'self'"],
    // `'self'` is needed because the preview's frame is sent to the CMS to identify the user, and the response
    // redirects it back.
    'frame-src': previewUrl ? ["'self'", new URL(previewUrl).origin] : ["'none'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(rules)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
