/** Environment variables that determine which other hosts a page may reach. */
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

/** Hosts that the CMS's integrations need, by directive. `payment` lists the origins of payment pages. */
export type CmsSources = Sources & { payment?: readonly string[] };

const GOOGLE_MAPS: Sources = {
  // Not all of `*.googleapis.com`: storage.googleapis.com serves scripts that anyone can upload.
  'script-src': ['https://maps.googleapis.com', 'https://maps.gstatic.com'],
  'img-src': ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com'],
  'connect-src': ['https://*.googleapis.com', 'https://*.google.com', 'https://*.gstatic.com'],
  'font-src': ['https://fonts.gstatic.com'],
  'worker-src': ['blob:'],
};

/** Returns the origins of addresses. Skips missing ones and accepts `{z}/{x}/{y}` of map tiles. */
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
    // MapLibre's worker script is a file of the site.
    { 'connect-src': env.GATSBY_MAP_PMTILES_URL?.startsWith('/') ? [] : origins(env.GATSBY_MAP_PMTILES_URL) },
    fromCms,
    env.GATSBY_GOOGLE_MAPS_KEY ? GOOGLE_MAPS : {},
    // The admin shows the preview in a frame beside the form.
    env.GATSBY_PREVIEW === 'true' ? { 'frame-ancestors': cms } : {},
  ];
}

/**
 * Builds the Content-Security-Policy of all pages.
 * Scripts come from the site, from configured hosts, or inline with a hash. Styles may be inline: Emotion and
 * pictures write page-specific styles, which run no code.
 * @param env variables of the build
 * @param fromCms result of `readPageSources`
 * @param scriptHashes `sha256-…` of all inline scripts
 * @throws TypeError when a variable is not an address
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
