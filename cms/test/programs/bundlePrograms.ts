import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { PROGRAMS } from './programOf';

const CMS = path.resolve(import.meta.dirname, '../..');
/** Inside the CMS, so that packages are resolved as from the CMS. */
const FOLDER = path.join(CMS, 'node_modules/.cache');

/**
 * Global setup: bundles the programs that tests run as processes. A bundle starts three times as fast as compiling
 * each module; packages stay external.
 * @returns removes the bundles
 */
export default async function bundlePrograms(): Promise<() => void> {
  mkdirSync(FOLDER, { recursive: true });
  const outdir = mkdtempSync(path.join(FOLDER, 'test-programs-'));
  await build({
    absWorkingDir: CMS,
    entryPoints: { ...PROGRAMS },
    outdir,
    bundle: true,
    packages: 'external',
    platform: 'node',
    target: `node${process.versions.node}`,
    format: 'esm',
    outExtension: { '.js': '.mjs' },
    sourcemap: 'inline',
    logLevel: 'warning',
  });
  process.env.TEST_PROGRAMS = outdir;
  return () => rmSync(outdir, { recursive: true, force: true });
}
