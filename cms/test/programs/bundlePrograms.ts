import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { PROGRAMS } from './programOf';

const CMS = path.resolve(import.meta.dirname, '../..');
/** Packages are found from here as from the CMS itself. */
const FOLDER = path.join(CMS, 'node_modules/.cache');

/**
 * Before any test: bundles what tests run as processes of their own. A server that a test kills and starts again is up in a third of the
 * time that compiling each of its modules takes; packages stay outside of the bundle.
 * @returns what takes the bundles away after the last test
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
