import '../scripts/lib/useSupportedNode.mjs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { cmsFolder } from '../scripts/lib/paths.mjs';

/**
 * Runs a CMS benchmark (`cms/bench/<name>.ts`) against an empty database and returns its figures.
 * @param {string} name the script must end by printing this name in capitals and its figures as JSON
 * @param {string} [databaseUrl] of an empty database; an embedded server by default
 * @returns {Promise<Record<string, number>>}
 */
export async function cmsBench(name, databaseUrl) {
  const dataDir = mkdtempSync(path.join(tmpdir(), `cms-${name}-`));
  /** @type {Promise<unknown> | undefined} */
  let gone;
  try {
    const child = spawn(
      process.execPath,
      [
        ...['scripts/withDatabase.ts', process.execPath],
        ...['--conditions=production', '--import', 'tsx', `bench/${name}.ts`],
      ],
      {
        cwd: cmsFolder,
        stdio: ['ignore', 'pipe', 'inherit'],
        env: {
          ...process.env,
          NODE_ENV: 'production',
          DATA_DIR: dataDir,
          DATABASE_URL: databaseUrl ?? '',
          PAYLOAD_SECRET: 'secret of the measurement',
          CMS_URL: 'http://localhost:3000',
          SITE_URL: 'http://localhost:9000',
          CMS_API_KEY: 'key of the measurement',
          DEMO_ADMIN_PASSWORD: 'password-of-the-measurement',
          BUILD_WEBHOOK_URL: '',
          SMTP_URL: '',
          FORM_LIMIT_PER_ADDRESS: '1000000',
          FORM_LIMIT_IN_ALL: '1000000',
        },
      },
    );
    gone = once(child, 'exit');
    let printed = '';
    for await (const line of createInterface({ input: child.stdout })) {
      const [, tag, result] = /^([A-Z]+) (\{.*\})$/.exec(line) ?? [];
      if (tag === name.toUpperCase() && result) {
        return /** @type {Record<string, number>} */ (JSON.parse(result));
      }
      printed += `${line}\n`;
    }
    await gone;
    throw new Error(`The measurement ${name} ended without figures:\n${printed}`);
  } finally {
    await gone;
    rmSync(dataDir, { recursive: true, force: true });
  }
}
