import '../scripts/lib/requireNode.mjs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { cmsFolder } from '../scripts/lib/paths.mjs';

const PER_SECOND = 100;
const SECONDS = 15;
const PATHS = [
  '/web/stocks/banner',
  '/web/stocks/EVDR/summary',
  '/web/bonds',
  '/web/stocks/EVDR/graph?range=year',
];

/**
 * Starts a CMS without the admin on an empty database of its own.
 * @param {string} dataDir
 */
async function startCms(dataDir) {
  const child = spawn(process.execPath, ['--conditions=production', '--import', 'tsx', 'test/serveCms.ts'], {
    cwd: cmsFolder,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: `file:${path.join(dataDir, 'cms.db')}`,
      PAYLOAD_SECRET: 'secret of the measurement',
      CMS_URL: 'http://localhost:3000',
      SITE_URL: 'http://localhost:9000',
      CMS_API_KEY: 'key of the measurement',
      DEMO_ADMIN_PASSWORD: 'password-of-the-measurement',
      BUILD_WEBHOOK_URL: '',
      MARKET_URL: '',
    },
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const [, url] = /^CMS at (.*)$/.exec(line) ?? [];
    if (url) return { child, url };
  }
  throw new Error('The CMS did not start');
}

/**
 * Market calls to one CMS process, so many a second whatever the answers take: how long visitors wait.
 * @returns {Promise<Record<string, number>>} milliseconds by percentile, and what was not answered with 200
 */
export async function market() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'cms-market-'));
  const { child, url } = await startCms(dataDir);
  const agent = new Agent({ keepAlive: true });
  /** @type {number[]} */
  const times = [];
  let failed = 0;
  /** @param {string} address */
  const ask = (address) =>
    new Promise((resolve) => {
      const began = performance.now();
      const settle = (/** @type {number} */ status) => {
        times.push(performance.now() - began);
        if (status !== 200) failed += 1;
        resolve(undefined);
      };
      get(`${url}${address}`, { agent }, (incoming) =>
        incoming.resume().once('end', () => settle(incoming.statusCode ?? 0)),
      ).once('error', () => settle(0));
    });
  try {
    // The figures are in the cache before it is measured.
    for (let round = 0; round < PER_SECOND; round += 1) await ask(PATHS[round % PATHS.length] ?? '');
    times.length = 0;
    const began = performance.now();
    const asked = [];
    for (let number = 0; number < PER_SECOND * SECONDS; number += 1) {
      const due = began + (number * 1000) / PER_SECOND;
      if (due > performance.now()) await wait(due - performance.now());
      asked.push(ask(PATHS[number % PATHS.length] ?? ''));
    }
    await Promise.all(asked);
  } finally {
    agent.destroy();
    child.kill();
    if (child.exitCode === null) await once(child, 'exit');
    rmSync(dataDir, { recursive: true, force: true });
  }
  times.sort((a, b) => a - b);
  const at = (/** @type {number} */ share) =>
    Math.round((times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? 0) * 10) / 10;
  return { requests: times.length, failed, p50: at(0.5), p99: at(0.99), longest: at(1) };
}

/** `node bench/market.mjs` */
if (process.argv[1] === fileURLToPath(import.meta.url)) console.table([await market()]);
