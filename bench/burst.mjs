import '../scripts/lib/requireNode.mjs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { cmsFolder } from '../scripts/lib/paths.mjs';

/**
 * A burst of leads to one CMS process: how many a second it accepts, how long visitors wait, how many are refused. The captchas were solved before.
 * @param {string} [databaseUrl] an empty PostgreSQL database; without it, an embedded one
 * @returns {Promise<Record<string, number>>}
 */
export async function burst(databaseUrl) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'cms-burst-'));
  try {
    const child = spawn(process.execPath, ['--conditions=production', '--import', 'tsx', 'bench/burst.ts'], {
      cwd: cmsFolder,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        DATA_DIR: dataDir,
        DATABASE_URL: databaseUrl ?? `file:${path.join(dataDir, 'cms.db')}`,
        PAYLOAD_SECRET: 'secret of the burst',
        CMS_URL: 'http://localhost:3000',
        SITE_URL: 'http://localhost:9000',
        CMS_API_KEY: 'key of the burst',
        DEMO_ADMIN_PASSWORD: 'password-of-the-burst',
        BUILD_WEBHOOK_URL: '',
        SMTP_URL: '',
      },
    });
    const gone = once(child, 'exit');
    let printed = '';
    for await (const line of createInterface({ input: child.stdout })) {
      const [, result] = /^BURST (.*)$/.exec(line) ?? [];
      if (result) return /** @type {Record<string, number>} */ (JSON.parse(result));
      printed += `${line}\n`;
    }
    await gone;
    throw new Error(`The burst did not end:\n${printed}`);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** `node bench/burst.mjs [postgres://…]` */
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  console.table([await burst(process.argv[2])]);
}
