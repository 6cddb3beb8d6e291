import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** `npm run generate:check`: fails if `payload-types.ts` does not match the current collections, blocks and globals. */
const COMMITTED = 'payload-types.ts';
const folder = mkdtempSync(path.join(tmpdir(), 'payload-types-'));
const fresh = path.join(folder, COMMITTED);
try {
  execFileSync('npm', ['run', '-s', 'generate:types'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PAYLOAD_TS_OUTPUT_PATH: fresh },
  });
  if (readFileSync(fresh, 'utf8') !== readFileSync(COMMITTED, 'utf8')) {
    console.error(`${COMMITTED} is out of date: run npm run generate in cms/ and commit what it writes`);
    process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
