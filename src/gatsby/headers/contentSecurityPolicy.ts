/** Environment variables that determine which other hosts a page may contact. */
export interface PolicyEnv {
  CMS_URL?: string | undefined;
  GATSBY_API_URL?: string | undefined;
  GATSBY_CMS_FORMS_URL?: string | undefined;
  GATSBY_GOOGLE_MAPS_KEY?: string | undefined;
  GATSBY_MAP_PMTILES_URL?: string | undefined;
  GATSBY_MAP_TILES_URL?: string | undefined;
  GATSBY_PREVIEW?: string | undefined;
}

type Directive =
  | 'connect-src'
  | 'font-src'
  | 'frame-ancestors'
  | 'frame-src'
  | 'img-src'
  | 'media-src'
  | 'script-src'
  | 'worker-src';
type Sources = Partial<Record<Directive, readonly string[]>>;

/**
 * Hosts that the CMS's integrations need, by directive of the Content-Security-Policy. `payment` lists the origins of
 * payment pages.
 */
export type CmsSources = Sources & { payment?: readonly string[] };

const GOOGLE_MAPS: Sources = {
  // The wildcard `*.googleapis.com` would be unsafe: it includes storage.googleapis.com, which serves scripts that
  // anyone can upload.
  'script-src': ['https://maps.googleapis.com', 'https://maps.gstatic.com'],
  'img-src': ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com'],
  'connect-src': ['https://*.googleapis.com', 'https://*.google.com', 'https://*.gstatic.com'],
  'font-src': ['https://fonts.gstatic.com'],
  'worker-src': ['blob:'],
};

/** Returns the origins of URLs. Skips missing URLs and accepts map tile templates with `{z}/{x}/{y}`. */
const origins = (...addresses: (string | undefined)[]): string[] =>
  addresses.filter(Boolean).map((address = '') => new URL(address.replace(/[{}]/g, '')).origin);

function sourcesOf(env: PolicyEnv, fromCms: CmsSources): Sources[] {
  const cms = origins(env.CMS_URL);
  const tiles = origins(env.GATSBY_MAP_TILES_URL);
  return [
    { 'img-src': cms, 'media-src': cms },
    { 'connect-src': origins(env.GATSBY_API_URL, env.GATSBY_CMS_FORMS_URL) },
    { 'frame-src': fromCms.payment ?? [] },
    { 'img-src': tiles, 'connect-src': tiles },
    // If the variable is a path, the map data is on this site, which `'self'` already allows. MapLibre's worker script
    // is always on this site.
    { 'connect-src': env.GATSBY_MAP_PMTILES_URL?.startsWith('/') ? [] : origins(env.GATSBY_MAP_PMTILES_URL) },
    fromCms,
    env.GATSBY_GOOGLE_MAPS_KEY ? GOOGLE_MAPS : {},
    // The CMS admin embeds the preview in a frame beside the edit form.
    env.GATSBY_PREVIEW === 'true' ? { 'frame-ancestors': cms } : {},
  ];
}

/**
 * Builds the Content-Security-Policy of all pages.
 * Allows scripts from the site, from configured hosts, and inline scripts with a known hash. Allows all inline styles,
 * because Emotion and pictures write styles that differ per page; styles cannot run code.
 * @param env environment variables of the build
 * @param fromCms result of `readPageSources`
 * @param scriptHashes `sha256-…` of all inline scripts
 * @throws TypeError when a variable is not a valid URL
 */
export function contentSecurityPolicy(
  env: PolicyEnv,
  fromCms: CmsSources,
  scriptHashes: readonly string[],
): string {
  const added = sourcesOf(env, fromCms);
  const from = (directive: Directive, ...always: string[]) => {
    const more = added.flatMap((sources) => sources[directive] ?? []);
    return [directive, "'self'", ...new Set([...always, ...more])].join(' ');
  };
  return [
    "default-src 'self'",
    from('script-src', ...scriptHashes.map((hash) => `'${hash}'`)),
    "style-src 'self' 'unsafe-inline'",
    from('img-src', 'data:'),
    from('media-src'),
    from('font-src'),
    from('connect-src'),
    from('frame-src'),
    from('worker-src'),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    from('frame-ancestors'),
  ].join('; ');
}
