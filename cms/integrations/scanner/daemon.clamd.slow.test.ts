import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, watch, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { clamd } from './clamd';

const MAX_BYTES = 1_000_000;
const VIRUS = Buffer.from(`A file that the signature of this test knows ${'.'.repeat(100_000)}`);
const signature = `${createHash('md5').update(VIRUS).digest('hex')}:${VIRUS.length}:Test.Local.Hash`;
const NAMED = 'Test.Local.Words:0:*:' + Buffer.from('these words are a virus of this test').toString('hex');

const folder = mkdtempSync(path.join(tmpdir(), 'clamd-real-'));
const socket = path.join(folder, 'clamd.ctl');
const scanner = (maxBytes = MAX_BYTES) => clamd({ url: `unix:${socket}`, timeoutMs: 20_000, maxBytes });
let daemon: ChildProcess;

/** Starts Debian's clamd with the signature of the tests, and waits until it listens. */
beforeAll(async () => {
  const database = path.join(folder, 'db');
  mkdirSync(database);
  writeFileSync(path.join(database, 'test.hdb'), `${signature}\n`);
  writeFileSync(path.join(database, 'test.ndb'), `${NAMED}\n`);
  const config = path.join(folder, 'clamd.conf');
  writeFileSync(
    config,
    [
      'Foreground yes',
      `DatabaseDirectory ${database}`,
      `LocalSocket ${socket}`,
      `TemporaryDirectory ${folder}`,
      `StreamMaxLength ${MAX_BYTES}`,
      '',
    ].join('\n'),
  );
  const listening = new Promise<void>((resolve) => {
    const watcher = watch(folder, () => {
      if (!existsSync(socket)) return;
      watcher.close();
      resolve();
    });
  });
  daemon = spawn('/usr/sbin/clamd', ['--config-file', config], { stdio: 'pipe' });
  let said = '';
  daemon.stdout?.on('data', (data) => (said += String(data)));
  daemon.stderr?.on('data', (data) => (said += String(data)));
  const ended = once(daemon, 'exit').then(() => Promise.reject(new Error(`clamd ended: ${said}`)));
  await Promise.race([listening, ended]);
  // The socket file exists shortly before the daemon listens, so its existence is no sign that clamd is ready.
  await vi.waitFor(() => scanner().scan(Buffer.from('ready?')), { timeout: 20_000, interval: 50 });
  ended.catch(() => undefined);
});
afterAll(async () => {
  const gone = once(daemon, 'exit');
  daemon.kill();
  await gone;
  rmSync(folder, { recursive: true, force: true });
});

it('the real clamd reports clean files of any length', async () => {
  for (const length of [1, 65_536, 200_000])
    expect(await scanner().scan(Buffer.alloc(length, 'clean '))).toEqual({ state: 'clean' });
});

it('the real clamd finds its signatures', async () => {
  expect(await scanner().scan(VIRUS)).toEqual({ state: 'infected', signature: 'Test.Local.Hash.UNOFFICIAL' });
  expect(await scanner().scan(Buffer.from('Dear sirs, these words are a virus of this test.'))).toEqual({
    state: 'infected',
    signature: 'Test.Local.Words.UNOFFICIAL',
  });
});

it('the real clamd scans several files concurrently', async () => {
  const files = Array.from({ length: 10 }, (_, at) => (at % 2 ? VIRUS : Buffer.alloc(50_000, `${at}`)));
  const findings = await Promise.all(files.map((one) => scanner().scan(one)));
  expect(findings.map(({ state }) => state)).toEqual(files.map((_, at) => (at % 2 ? 'infected' : 'clean')));
});

it('the real clamd does not clear a file above its limit', async () => {
  await expect(scanner(5_000_000).scan(Buffer.alloc(MAX_BYTES + 1_000_000))).rejects.toThrow(
    /size limit exceeded|cannot be reached|closed the connection/,
  );
});
