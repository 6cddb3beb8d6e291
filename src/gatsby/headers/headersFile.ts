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

/** Headers of all responses. */
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
      // The factory map finds the nearest factory with the visitor's permission.
      'geolocation=(self)',
      `payment=(${['self', ...payment].join(' ')})`,
    ].join(', '),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    // For browsers without `frame-ancestors`. It cannot allow the CMS's frame around a preview.
    ...(env.GATSBY_PREVIEW !== 'true' && { 'X-Frame-Options': 'SAMEORIGIN' }),
    ...(env.SITE_URL?.startsWith('https:') && { 'Strict-Transport-Security': `max-age=${YEAR}` }),
  };
}

/**
 * Builds the file `_headers` in the common format of static hosts: a path, then its headers.
 * @param env variables of the build
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
