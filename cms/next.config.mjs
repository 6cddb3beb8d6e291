import path from 'node:path';
import { withPayload } from '@payloadcms/next/withPayload';

/** Abilities of a browser that the admin does not use. */
const UNUSED = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  distDir: process.env.NEXT_DIST_DIR || '.next',
  // Nothing here asks Next for pictures in other sizes, and everybody could.
  images: { unoptimized: true },
  // It counts what V8 and the event loop do, and is loaded as it is.
  serverExternalPackages: ['prom-client'],
  // `npm run typecheck` reads the same types; a first start should not wait for them.
  typescript: { ignoreBuildErrors: true },
  // The root also contains `packages`, to which `node_modules` links: Turbopack reads no file outside of its root.
  turbopack: { root: path.dirname(import.meta.dirname) },
  // Policies of pages are `proxy.ts`'s, those of answers and files `platform/http/restGuard.ts`'s and `liveServices.ts`'s: from here
  // they would replace what a file says of itself. What depends on the environment of
  // the run is not here, because Next keeps these from its build: `scripts/transportSecurity.mjs`.
  async headers() {
    return [
      {
        source: '/:path*',
        headers: [
          { key: 'X-Content-Type-Options', value: 'nosniff' },
          { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
          { key: 'Permissions-Policy', value: UNUSED.map((ability) => `${ability}=()`).join(', ') },
        ],
      },
      {
        source: '/api/graphql',
        headers: [{ key: 'Content-Security-Policy', value: "default-src 'none'; frame-ancestors 'none'" }],
      },
    ];
  },
  async redirects() {
    return [{ source: '/', destination: '/admin', permanent: false }];
  },
};

const withAdmin = withPayload(config, { devBundleServerPackages: false });

/** Payload asks browsers to repeat each first request with their colour scheme, which only pages of the admin depend on. */
const PAGES = '/((?!api/|web/|umbraco/|_next/).*)';

/** @type {import('next').NextConfig} */
export default {
  ...withAdmin,
  headers: async () =>
    (await withAdmin.headers()).map((entry) =>
      entry.headers.some(({ key }) => key === 'Critical-CH') ? { ...entry, source: PAGES } : entry,
    ),
};
