import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import util from 'node:util';
import { root } from './paths.mjs';

/** Variables that `.env.example` need not list, because commands, test runners, Gatsby or the system set them. */
const INTERNAL =
  /^(NODE_ENV|NODE_COMPILE_CACHE|BUILD_STAGE|CAPTURE_\w+|E2E_\w+|NEXT_\w+|NODE_OPTIONS|GATSBY_WORKER_POOL_WORKER|PAYLOAD_MIGRATING|RUNS_JOBS|TEST_\w+|PLAYWRIGHT_\w+|npm_\w+)$/;
const FOLDERS = ['src', 'plugins', 'packages', 'cms', 'scripts', 'bench', 'e2e', 'playwright.config.ts'];
const SKIPPED = new Set(['node_modules', '.next', '.cache', 'public', '.data']);
const READ =
  /(?:\benv\.|(?:requireEnv|readRequired|readCount|text|secret|count|address|origins|choice)\(\s*')([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)\b/g;

/**
 * Lists a source file, or all source files of a folder, without tests.
 * @param {string} file
 * @returns {string[]}
 */
function sources(file) {
  if (/\.(ts|tsx|mjs|cjs)$/.test(file)) return /\.test\./.test(file) ? [] : [file];
  if (/\.\w+$/.test(file)) return [];
  return readdirSync(file, { withFileTypes: true })
    .filter(({ name }) => !SKIPPED.has(name) && !name.startsWith('.'))
    .flatMap((entry) =>
      entry.isDirectory() || /\.(ts|tsx|mjs|cjs)$/.test(entry.name)
        ? sources(path.join(file, entry.name))
        : [],
    );
}

describe('.env.example', () => {
  const text = readFileSync(path.join(root, '.env.example'), 'utf8');
  const named = Object.keys(util.parseEnv(text));
  const read = new Set(
    FOLDERS.flatMap((folder) => sources(path.join(root, folder)))
      .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(READ)].map(([, name = '']) => name))
      .filter((name) => !INTERNAL.test(name)),
  );

  it('names every variable that the code reads', () => {
    expect([...read].filter((name) => !named.includes(name)).sort()).toEqual([]);
  });

  it('names only variables that the code reads', () => {
    expect(named.filter((name) => !read.has(name)).sort()).toEqual([]);
  });
});
