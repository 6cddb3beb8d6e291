import './lib/useSupportedNode.mjs';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CheckRun } from './checks/CheckRun.mjs';
import { jest } from './checks/parts.mjs';
import { recordBuilds, TESTS_OF_BUILDS } from './checks/testsOfBuilds.mjs';
import { command } from './lib/command.mjs';

const logFolder = mkdtempSync(path.join(tmpdir(), 'builds-'));
const checks = new CheckRun({ all: true, logFolder });

/**
 * `npm run test:builds`: runs the slow tests of builds. If all pass, it records a fingerprint of the sources. `npm test
 * -- --all` then skips these tests until the sources change.
 */
command(
  async () => {
    await checks.run({ name: 'Tests of builds', ...jest('commands', ['--', TESTS_OF_BUILDS]), echo: true });
    if (checks.failures.length === 0) recordBuilds();
    return checks.failures.length;
  },
  { tidy: (code) => code === 0 && rmSync(logFolder, { recursive: true, force: true }) },
);
