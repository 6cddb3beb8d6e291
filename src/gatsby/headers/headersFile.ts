import { contentSecurityPolicy, type CmsSources, type PolicyEnv } from './contentSecurityPolicy';

const YEAR = 31_536_000;
/** Browser features that no page uses. */
const DISABLED_FEATURES = [
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

/** Builds the headers that are sent with every response. */
function securityHeaders(
  env: HeadersEnv,
  fromCms: CmsSources,
  scriptHashes: readonly string[],
): Record<string, string> {
  const payment = (fromCms.payment ?? []).map((origin) => `"${origin}"`);
  return {
    'Content-Security-Policy': contentSecurityPolicy(env, fromCms, scriptHashes),
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Permissions-Policy': [
      ...DISABLED_FEATURES.map((ability) => `${ability}=()`),
      // With the visitor's permission, the factory map uses the location to find the nearest factory.
      'geolocation=(self)',
      `payment=(${['self', ...payment].join(' ')})`,
    ].join(', '),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    // Protects browsers that do not support `frame-ancestors`. A preview omits it, because the header cannot allow the
    // frame of the CMS.
    ...(env.GATSBY_PREVIEW !== 'true' && { 'X-Frame-Options': 'SAMEORIGIN' }),
    ...(env.SITE_URL?.startsWith('https:') && { 'Strict-Transport-Security': `max-age=${YEAR}` }),
  };
}

/**
 * Builds the file `_headers` in the common format of static hosts: each path is followed by its headers.
 * @param env environment variables of the build
 * @param fromCms result of `readPageSources`
 * @param scriptHashes `sha256-…` of all inline scripts
 */
export function headersFile(env: HeadersEnv, fromCms: CmsSources, scriptHashes: readonly string[]): string {
  const rules: Record<string, Record<string, string>> = {
    '/*': securityHeaders(env, fromCms, scriptHashes),
    '/static/*': { 'Cache-Control': `public, max-age=${YEAR}, immutable` },
    '/_gatsby/*': { 'Cache-Control': `public, max-age=${YEAR}, immutable` },
  };
  const lines = Object.entries(rules).flatMap(([path, headers]) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  return `${lines.join('\n')}\n`;
}
