import path from 'node:path';
import { withPayload } from '@payloadcms/next/withPayload';

/** Browser features that the admin does not use. */
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
  // The CMS does not use Next's image resizing, which anonymous users could abuse.
  images: { unoptimized: true },
  // Not bundled: the first is loaded by a thread, the second measures V8 and the event loop of the process.
  serverExternalPackages: ['heic-decode', 'prom-client'],
  // `npm run typecheck` reads the same types; a first start should not wait for them.
  typescript: { ignoreBuildErrors: true },
  // The root also contains `packages`, to which `node_modules` links: Turbopack reads no file outside of its root.
  turbopack: { root: path.dirname(import.meta.dirname) },
  experimental: {
    // Checks build each clone once, so a cache for later builds only costs time.
    turbopackFileSystemCacheForBuild: !process.env.CI,
    // A development server that was stopped while it wrote this cache could not start again.
    turbopackFileSystemCacheForDev: false,
  },
  // Headers for every response. Content-Security-Policy is set elsewhere, because a header here would replace a
  // file's own: pages in `proxy.ts`, responses and files in `platform/http/restGuard.ts` and `liveServices.ts`.
  // Next fixes these headers at build time; `scripts/transportSecurity.mjs` sets those that depend on the run.
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

/** Admin pages. Only they need Payload's request for the colour scheme, for which browsers repeat the first request. */
const PAGES = '/((?!api/|web/|umbraco/|_next/).*)';

/** @type {import('next').NextConfig} */
export default {
  ...withAdmin,
  headers: async () =>
    (await withAdmin.headers()).map((entry) =>
      entry.headers.some(({ key }) => key === 'Critical-CH') ? { ...entry, source: PAGES } : entry,
    ),
};
