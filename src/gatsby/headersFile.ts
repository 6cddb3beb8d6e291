import { contentSecurityPolicy, type CmsSources, type PolicyEnv } from './contentSecurityPolicy';

const YEAR = 31_536_000;
/** Abilities of a browser that no page of the site uses. */
const UNUSED = [
  'accelerometer',
  'camera',
  'display-capture',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

interface HeadersEnv extends PolicyEnv {
  SITE_URL?: string | undefined;
}

/** Headers of every answer. */
function everywhere(
  env: HeadersEnv,
  fromCms: CmsSources,
  scriptHashes: readonly string[],
): Record<string, string> {
  const payment = (fromCms.payment ?? []).map((origin) => `"${origin}"`);
  return {
    'Content-Security-Policy': contentSecurityPolicy(env, fromCms, scriptHashes),
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Permissions-Policy': [
      ...UNUSED.map((ability) => `${ability}=()`),
      // The factory map finds the nearest one, where the visitor allows it.
      'geolocation=(self)',
      `payment=(${['self', ...payment].join(' ')})`,
    ].join(', '),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    // For browsers that do not know `frame-ancestors`; it has no word for the CMS's frame around a preview.
    ...(env.GATSBY_PREVIEW !== 'true' && { 'X-Frame-Options': 'SAMEORIGIN' }),
    ...(env.SITE_URL?.startsWith('https:') && { 'Strict-Transport-Security': `max-age=${YEAR}` }),
  };
}

/**
 * The file `_headers` in the format that static hosts share: a path, then its headers.
 * @param env variables of the build
 * @param fromCms what `readPageSources` read
 * @param scriptHashes `sha256-…` of all inline scripts
 */
export function headersFile(env: HeadersEnv, fromCms: CmsSources, scriptHashes: readonly string[]): string {
  const rules: Record<string, Record<string, string>> = {
    '/*': everywhere(env, fromCms, scriptHashes),
    '/static/*': { 'Cache-Control': `public, max-age=${YEAR}, immutable` },
    '/_gatsby/*': { 'Cache-Control': `public, max-age=${YEAR}, immutable` },
  };
  const lines = Object.entries(rules).flatMap(([path, headers]) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  return `${lines.join('\n')}\n`;
}
