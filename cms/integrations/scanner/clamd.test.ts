import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FakeClamd } from '../../test/FakeClamd';
import { clamd } from './clamd';
import { clamdAddress } from './clamdAddress';

const daemon = new FakeClamd();
const BIG = Buffer.alloc(300_000, 'abc');
const scanner = (settings: { timeoutMs?: number; maxBytes?: number; url?: string } = {}) =>
  clamd({ url: daemon.url, timeoutMs: 5000, maxBytes: 1_000_000, ...settings });

beforeEach(async () => {
  daemon.files.length = 0;
  daemon.mood = 'stream: OK';
  await daemon.open();
});
afterEach(() => daemon.close());

describe('clamd', () => {
  it.each([1, 65_536, 65_537, 300_000])(
    'scans a file of %i bytes completely and reports it as clean',
    async (size) => {
      const file = BIG.subarray(0, size);
      expect(await scanner().scan(file)).toEqual({ state: 'clean' });
      expect(daemon.files[0]?.equals(file)).toBe(true);
    },
  );

  it('is reachable by a local socket', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'clamd-'));
    const local = new FakeClamd();
    await local.open(path.join(folder, 'clamd.ctl'));
    expect(await scanner({ url: `unix:${folder}/clamd.ctl` }).scan(BIG)).toEqual({ state: 'clean' });
    await local.close();
    rmSync(folder, { recursive: true });
  });

  it('reports the name of the virus', async () => {
    daemon.mood = 'stream: Win.Test.EICAR_HDB-1 FOUND';
    expect(await scanner().scan(BIG)).toEqual({ state: 'infected', signature: 'Win.Test.EICAR_HDB-1' });
  });

  it.each<[string, string, RegExp]>([
    ['says that it failed', 'INSTREAM size limit exceeded. ERROR', /failed: INSTREAM size limit exceeded/],
    ['says nothing known', 'HTTP/1.1 400', /failed: HTTP/],
    ['hangs up', 'hang up', /closed the connection without an answer/],
    ['says more than a line', 'x'.repeat(10_000), /failed|not clamd/],
  ])('does not clear a file when it %s', async (_name, mood, message) => {
    daemon.mood = mood;
    await expect(scanner().scan(BIG)).rejects.toThrow(message);
  });

  it('is aborted when it stays silent', async () => {
    daemon.mood = 'silence';
    await expect(scanner({ timeoutMs: 50 }).scan(BIG)).rejects.toThrow('did not answer within 50 ms');
  });

  it('is retried when it is unreachable', async () => {
    await daemon.close();
    await expect(scanner().scan(BIG)).rejects.toMatchObject({
      message: expect.stringContaining('cannot be reached') as string,
      permanent: false,
    });
  });

  it('is not asked about a file above its limit, and the fault is permanent', async () => {
    await expect(scanner({ maxBytes: 10 }).scan(BIG)).rejects.toMatchObject({ permanent: true });
    expect(daemon.files).toEqual([]);
  });
});

describe('clamdAddress', () => {
  it.each([
    ['tcp://scanner:3311', { host: 'scanner', port: 3311 }],
    ['tcp://scanner', { host: 'scanner', port: 3310 }],
    ['tcp://[::1]:3310', { host: '::1', port: 3310 }],
    ['unix:/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
    ['unix:///run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
  ])('parses %s', (url, address) => expect(clamdAddress(url)).toEqual(address));

  it.each(['http://scanner:3310', 'scanner:3310', 'unix:', 'tcp://'])('rejects %s', (url) =>
    expect(() => clamdAddress(url)).toThrow('CLAMAV_URL'),
  );
});
