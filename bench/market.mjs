import '../scripts/lib/useSupportedNode.mjs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
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
 * Starts a CMS without the admin on an empty database.
 * @param {string} dataDir
 */
async function startCms(dataDir) {
  const child = spawn(
    process.execPath,
    [
      ...['scripts/withDatabase.ts', process.execPath],
      ...['--conditions=production', '--import', 'tsx', 'test/programs/serveCms.ts'],
    ],
    {
      cwd: cmsFolder,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PORT: '0',
        DATA_DIR: dataDir,
        DATABASE_URL: '',
        PAYLOAD_SECRET: 'secret of the measurement',
        CMS_URL: 'http://localhost:3000',
        SITE_URL: 'http://localhost:9000',
        CMS_API_KEY: 'key of the measurement',
        DEMO_ADMIN_PASSWORD: 'password-of-the-measurement',
        BUILD_WEBHOOK_URL: '',
        MARKET_URL: '',
        RUNS_JOBS: 'false',
      },
    },
  );
  for await (const line of createInterface({ input: child.stdout })) {
    const [, url] = /^CMS at (.*)$/.exec(line) ?? [];
    if (url) return { child, url };
  }
  throw new Error('The CMS did not start. Read its output above.');
}

/**
 * A CORS preflight request, which the same server answers without any work. Its duration shows how busy the machine is.
 */
const PLAIN = { method: 'OPTIONS', path: '/web/bonds', status: 204 };
const PREFLIGHT = { Origin: 'http://localhost:9000', 'Access-Control-Request-Method': 'GET' };

/**
 * Measures the latency of market calls to one CMS process. Calls are sent at a constant rate, even if earlier responses
 * are late. Preflight requests in between serve as a reference for the load of the machine.
 * @returns {Promise<Record<string, number>>} milliseconds by percentile, and the number of failed calls
 */
export async function market() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'cms-market-'));
  const { child, url } = await startCms(dataDir);
  const agent = new Agent({ keepAlive: true });
  /** @type {number[]} */
  const times = [];
  /** @type {number[]} */
  const plain = [];
  let failed = 0;
  /**
   * @param {{ method: string, path: string, status: number }} call
   * @param {number[]} into
   */
  const ask = ({ method, path: address, status }, into) =>
    new Promise((resolve) => {
      const began = performance.now();
      const settle = (/** @type {number} */ answered) => {
        into.push(performance.now() - began);
        if (answered !== status) failed += 1;
        resolve(undefined);
      };
      const headers = method === 'OPTIONS' ? PREFLIGHT : {};
      request(`${url}${address}`, { agent, method, headers }, (incoming) =>
        incoming.resume().once('end', () => settle(incoming.statusCode ?? 0)),
      )
        .once('error', () => settle(0))
        .end();
    });
  /** @param {number} number */
  const callOf = (number) => ({ method: 'GET', path: PATHS[number % PATHS.length] ?? '', status: 200 });
  try {
    // Warms the cache before the measurement.
    for (let round = 0; round < PER_SECOND; round += 1) {
      await ask(callOf(round), times);
      await ask(PLAIN, plain);
    }
    times.length = 0;
    plain.length = 0;
    const began = performance.now();
    const asked = [];
    for (let number = 0; number < PER_SECOND * SECONDS; number += 1) {
      const due = began + (number * 1000) / PER_SECOND;
      if (due > performance.now()) await wait(due - performance.now());
      asked.push(ask(callOf(number), times), ask(PLAIN, plain));
    }
    await Promise.all(asked);
  } finally {
    agent.destroy();
    child.kill();
    if (child.exitCode === null) await once(child, 'exit');
    rmSync(dataDir, { recursive: true, force: true });
  }
  /**
   * @param {number[]} list
   * @param {number} share
   */
  const at = (list, share) => {
    list.sort((a, b) => a - b);
    return Math.round((list[Math.min(list.length - 1, Math.floor(share * list.length))] ?? 0) * 10) / 10;
  };
  return {
    requests: times.length,
    failed,
    p50: at(times, 0.5),
    p99: at(times, 0.99),
    longest: at(times, 1),
    'plain p50': at(plain, 0.5),
    'plain p99': at(plain, 0.99),
  };
}

/** `node bench/market.mjs` */
if (process.argv[1] === fileURLToPath(import.meta.url)) console.table([await market()]);
