import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { build } from 'esbuild';
import { contentSecurityPolicy } from '../../src/gatsby/headers/contentSecurityPolicy';
import { mapWorkerPath } from '../../src/lib/mapWorkerPath';
import { readLocales } from '../../src/testing/readLocales';

const ROOT = path.resolve(__dirname, '../..');
const MAPLIBRE = path.join(ROOT, 'node_modules/maplibre-gl');
const FONTS = path.join(ROOT, 'node_modules/@fontsource-variable/heebo/files');
/** Path of the tiles in the site's configuration. */
export const TILES = '/tiles/demo.pmtiles';

const FONT = (part: string) =>
  `@font-face{font-family:'Heebo Variable';font-weight:100 900;src:url(/${part}.woff2);unicode-range:${
    part === 'hebrew' ? 'U+0590-05FF' : 'U+0000-00FF'
  }}`;
const PAGE = `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<style>${FONT('hebrew')}${FONT('latin')}
body{margin:0;font-family:'Heebo Variable';--brand-ink:#12262f;--brand-inkSoft:#2b434e;--brand-inkMuted:#566a73;
--brand-stoneDeep:#f1ece3;--brand-line:#dcd5c9;--brand-lineStrong:#8a8377;--brand-sand:#e3c79b;--brand-accent:#a8431f}
#root>div{block-size:560px}</style>
<div id="root"></div><script src="/locales.js"></script><script type="module" src="/mapPageEntry.js"></script>`;

/** Bundles the map of a site with vector tiles. Parts that load late are separate files. */
async function bundle(): Promise<Map<string, Uint8Array>> {
  const { outputFiles } = await build({
    entryPoints: [path.join(__dirname, 'mapPageEntry.tsx')],
    outdir: '/',
    bundle: true,
    splitting: true,
    write: false,
    minify: true,
    format: 'esm',
    jsx: 'automatic',
    jsxImportSource: '@emotion/react',
    define: {
      'process.env.GATSBY_MAP_PMTILES_URL': JSON.stringify(TILES),
      'process.env.NODE_ENV': '"production"',
      'process.env.GATSBY_API_URL': '""',
      'process.env': '{}',
    },
    alias: {
      i18next: path.join(ROOT, 'src/i18n/runtime/i18next.ts'),
      'react-i18next': path.join(ROOT, 'src/i18n/runtime/reactI18next.tsx'),
    },
    absWorkingDir: ROOT,
  });
  return new Map(outputFiles.map(({ path: name, contents }) => [name, contents]));
}

/** Returns the part of a file that a request asks for with `Range: bytes=first-last`. */
function rangeOf({ headers }: IncomingMessage, file: Buffer) {
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? [];
  if (first === undefined || last === undefined) return undefined;
  const body = file.subarray(Number(first), Number(last) + 1);
  return { body, range: `bytes ${first}-${Number(first) + body.length - 1}/${file.length}` };
}

/** Serves a page that shows a map of vector tiles. The page has the same Content-Security-Policy as the site. */
export async function serveMapPage(): Promise<{ address: string; server: Server }> {
  const scripts = await bundle();
  const { version } = JSON.parse(readFileSync(path.join(MAPLIBRE, 'package.json'), 'utf8')) as {
    version: string;
  };
  const texts = JSON.stringify({ he: readLocales('he'), en: readLocales('en') });
  const tiles = readFileSync(path.join(ROOT, 'test/fixtures/maps/demo.pmtiles'));
  const files = new Map<string, [type: string, body: string | Uint8Array]>([
    ['/', ['text/html', PAGE]],
    ['/locales.js', ['text/javascript', `window.locales=${texts}`]],
    [
      mapWorkerPath(version),
      ['text/javascript', readFileSync(path.join(MAPLIBRE, 'dist/maplibre-gl-worker.mjs'))],
    ],
    ...[...scripts].map(([name, body]) => [name, ['text/javascript', body]] as const),
    ...['hebrew', 'latin'].map(
      (part) =>
        [
          `/${part}.woff2`,
          ['font/woff2', readFileSync(path.join(FONTS, `heebo-${part}-wght-normal.woff2`))],
        ] as const,
    ),
  ] as [string, [string, string | Uint8Array]][]);
  const policy = contentSecurityPolicy({ GATSBY_MAP_PMTILES_URL: TILES }, {}, []);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === TILES) {
      const part = rangeOf(request, tiles);
      if (part) response.writeHead(206, { 'Content-Range': part.range }).end(part.body);
      else response.end(tiles);
      return;
    }
    const [type, body] = files.get(pathname) ?? [];
    if (!type) response.writeHead(404).end();
    else response.writeHead(200, { 'Content-Type': type, 'Content-Security-Policy': policy }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return { address: `http://localhost:${(server.address() as AddressInfo).port}`, server };
}
