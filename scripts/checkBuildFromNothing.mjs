import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { command } from './lib/command.mjs';
import { root } from './lib/paths.mjs';
import { run } from '../packages/processes/processes.mjs';
import { step } from './lib/steps.mjs';
import { builtDifferences, discardBuild } from '../packages/gatsby-builder/testing/builtDifferences.mjs';

/** Files named by their content, which visitors of earlier builds may still request. */
const KEPT_FILES = /^static\/(search|listings)\//;
/** Files that contain the time of the build. */
const DATED_FILES = /(^|\/)rss\.xml(\.br)?$/;

const [siteFolder = '', served = ''] = process.argv.slice(2);
const logFolder = mkdtempSync(path.join(tmpdir(), 'from-nothing-'));

/**
 * `node scripts/checkBuildFromNothing.mjs <checkout> <published folder>`, with the variables of the site's build:
 * compares the result of a series of incremental builds with a cold build of the same content. No builder may work in
 * the checkout at the same time, and its cache is lost.
 */
command(
  async () => {
    await step('Build the site from nothing', async () => {
      discardBuild(siteFolder);
      await run({
        name: 'gatsby',
        command: [path.join(root, 'node_modules/.bin/gatsby'), 'build', '--no-color'],
        cwd: siteFolder,
        env: process.env,
        logFolder,
      });
    });
    const differences = builtDifferences(path.join(siteFolder, 'public'), served, {
      mayStay: KEPT_FILES,
      mayDiffer: DATED_FILES,
    });
    for (const line of differences) console.log(line);
    return differences.length === 0 ? 0 : 1;
  },
  {
    tidy: (code) => {
      if (code === 0) rmSync(logFolder, { recursive: true });
      else console.error(`Log: ${logFolder}`);
    },
  },
);
