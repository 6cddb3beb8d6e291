import '../scripts/lib/useSupportedNode.mjs';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { build } from 'esbuild';
import { chromiumOptions } from '../scripts/lib/chromiumOptions.mjs';

const MB = 2 ** 20;
const SAMPLE_MS = 100;
const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** Archives to measure: number of files and total size. `whole` packs them as one archive instead of several parts. */
const CASES = [
  { files: 100, megabytes: 100 },
  { files: 200, megabytes: 500 },
  { files: 100, megabytes: 100, whole: true },
  { files: 200, megabytes: 250, whole: true },
  { files: 200, megabytes: 500, whole: true },
];

/** Bundles the site's code for downloading documents into a script for an otherwise empty page. */
async function script() {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import { downloadFiles } from './src/features/documents/download/downloadFiles';
        import { PART } from './src/features/documents/download/planParts';
        window.run = async (files, whole) => {
          if (whole) Object.assign(PART, { files: Infinity, bytes: Infinity });
          const began = performance.now();
          const { signal } = new AbortController();
          const { failed, saved } = await downloadFiles(files, { signal, onFile() {}, onPacking() {} });
          return { failed: failed.length, archives: saved.length, seconds: (performance.now() - began) / 1000 };
        };`,
      resolveDir: ROOT,
      loader: 'ts',
    },
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]?.text ?? '';
}

/** Serves a page whose documents are random bytes, because real documents are hardly compressible either. */
async function serve() {
  const code = await script();
  const bytes = randomBytes(4 * MB);
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname !== '/api/download') {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(
        `<!doctype html><title>zip</title><script>${code.replaceAll('</script', '<\\/script')}</script>`,
      );
      return;
    }
    const size = Number(new URL(searchParams.get('url') ?? '', 'http://localhost').searchParams.get('size'));
    response.setHeader('Content-Length', size);
    response.end(bytes.subarray(0, size));
  });
  server.listen(0);
  await once(server, 'listening');
  const address = server.address();
  return { server, url: `http://localhost:${typeof address === 'object' ? address?.port : 0}/` };
}

/**
 * Returns the memory in MB of the browser processes of one kind that this process started.
 * @param {string} kind `renderer` runs the page's scripts; the main process holds blobs
 */
function residentMb(kind) {
  /** @type {Map<string, { parent: string, command: string, kilobytes: number }>} */
  const processes = new Map();
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const status = readFileSync(`/proc/${pid}/status`, 'utf8');
      processes.set(pid, {
        parent: /PPid:\s+(\d+)/.exec(status)?.[1] ?? '',
        command: readFileSync(`/proc/${pid}/cmdline`, 'utf8'),
        kilobytes: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0),
      });
    } catch {
      // The process ended between listing and reading. Ignore it.
    }
  }
  /** @param {string} pid */
  const isOurs = (pid) => {
    for (let at = processes.get(pid); at; at = processes.get(at.parent))
      if (at.command.includes(MARK)) return true;
    return false;
  };
  let kilobytes = 0;
  for (const [pid, { command, kilobytes: own }] of processes) {
    if ((/--type=([\w-]+)/.exec(command)?.[1] ?? 'browser') === kind && isOurs(pid)) kilobytes += own;
  }
  return Math.round(kilobytes / 1024);
}

/** Command-line flag that marks the browser processes of this measurement. */
const MARK = `--zip-memory=${process.pid}`;

/**
 * Measures the memory that Chromium needs to pack documents into a zip archive, as one archive and in parts.
 * @returns {Promise<Record<string, string | number>[]>}
 */
export async function zipMemory(cases = CASES) {
  const { server, url } = await serve();
  const results = [];
  const options = chromiumOptions();
  try {
    for (const { files, megabytes, whole = false } of cases) {
      const browser = await chromium.launch({
        ...options,
        args: [...options.args, MARK],
      });
      try {
        const page = await browser.newPage({ acceptDownloads: true });
        await page.goto(url);
        const before = residentMb('renderer');
        let peak = before;
        let peakInAll = 0;
        const sampling = setInterval(() => {
          const renderer = residentMb('renderer');
          peak = Math.max(peak, renderer);
          peakInAll = Math.max(peakInAll, renderer + residentMb('browser'));
        }, SAMPLE_MS);
        const size = Math.floor((megabytes * MB) / files);
        const documents = Array.from({ length: files }, (_none, index) => ({
          id: String(index),
          name: `document ${index}`,
          type: '',
          filename: `document-${index}.pdf`,
          size,
          url: `/file.pdf?size=${size}&n=${index}`,
        }));
        const result = await page
          .evaluate(
            ([list, one]) => /** @type {any} */ (globalThis).run(list, one),
            /** @type {const} */ ([documents, whole]),
          )
          .catch((/** @type {Error} */ error) => ({
            failed: -1,
            archives: 0,
            seconds: 0,
            error: error.message,
          }));
        clearInterval(sampling);
        results.push({
          files,
          megabytes,
          packed: whole ? 'as one' : 'in parts',
          ...result,
          seconds: Math.round(result.seconds),
          'tab MB': peak - before,
          'with blobs MB': peakInAll,
        });
      } finally {
        await browser.close();
      }
    }
  } finally {
    server.close();
  }
  return results;
}

/** `node bench/zipMemory.mjs` */
if (process.argv[1] === fileURLToPath(import.meta.url)) console.table(await zipMemory());
