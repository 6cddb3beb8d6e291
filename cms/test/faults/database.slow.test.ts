import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { leaseServer, type ServerLease } from '../../platform/database/embedded/leaseServer';
import { cheapCaptcha } from '../cheapCaptcha';
import { CmsProcess } from '../CmsProcess';
import { message, send, startContactCms, type ContactCms } from '../contactHarness';
import { onServer } from '../database/testServer';
import { expectUnavailable } from '../expectUnavailable';
import { lead, sendLead } from '../leadHarness';

const CULTURES = ['he-il', 'en-us'] as const;

let cms: ContactCms;
beforeAll(async () => {
  cms = await startContactCms();
});
afterAll(() => cms.stop());

const count = async () => (await cms.payload.count({ collection: 'messages' })).totalDocs;

describe('a read-only database', () => {
  const database = () => new URL(process.env.DATABASE_URL ?? '').pathname.slice(1);
  const readOnly = (value: 'on' | 'off') =>
    onServer(
      `ALTER DATABASE "${database()}" SET default_transaction_read_only = ${value}`,
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${database()}'`,
    );

  it('rejects messages without storing anything, and accepts them when it is writable again', async () => {
    const fields = message(cms, { gRecaptchaResponse: await cheapCaptcha() });
    const key = { 'Idempotency-Key': 'read-only-0000-0000-0000-000000000000' };
    await readOnly('on');
    for (const culture of CULTURES)
      await expectUnavailable(await send(cms, fields, { ...key, 'X-Accept-Language': culture }), culture);
    await readOnly('off');
    expect(await count()).toBe(0);
    // Two concurrent requests create one record and get the same response.
    const both = await Promise.all([send(cms, fields, key), send(cms, fields, key)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(new Set(both.map(({ headers }) => headers.get('X-Reference'))).size).toBe(1);
    expect(await count()).toBe(1);
  });
});

describe('a full disk', () => {
  const disk = mkdtempSync(path.join(tmpdir(), 'full-disk-'));
  const filler = path.join(disk, 'filler');
  let server: ServerLease;
  let product: CmsProcess;

  beforeAll(async () => {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=256M', 'tmpfs', disk]);
    mkdirSync(path.join(disk, 'data'));
    server = await leaseServer(path.join(disk, 'data'));
    product = await CmsProcess.start({
      DATABASE_URL: server.url,
      RUNS_JOBS: 'false',
      FORM_LIMIT_PER_ADDRESS: '100000',
    });
  }, 120_000);
  afterAll(async () => {
    await product.kill();
    await server.release();
    execFileSync('umount', ['--lazy', disk]);
    rmSync(disk, { recursive: true, force: true });
  });

  function fill(): void {
    const block = Buffer.alloc(64 * 1024);
    for (;;) appendFileSync(filler, block);
  }

  it('rejects messages in the visitor’s language, and accepts them when there is space again', async () => {
    const here = { ...cms, url: product.url };
    let sent = 0;
    const sendOne = (culture: (typeof CULTURES)[number]) =>
      sendLead(here, lead({ comments: 'x'.repeat(500), email: `visitor${(sent += 1)}@example.com` }), {
        'X-Accept-Language': culture,
      });
    expect((await sendOne('he-il')).status).toBe(200);
    expect(fill).toThrow('ENOSPC');
    let refused: Response | undefined;
    // Send until a request fails. The database still accepts some writes, because its existing files have free space.
    while (!refused || refused.status === 200) refused = await sendOne('en-us');
    await expectUnavailable(refused, 'en-us');
    await expectUnavailable(await sendOne('he-il'), 'he-il');
    rmSync(filler);
    await expect.poll(async () => (await sendOne('he-il')).status, { timeout: 30_000 }).toBe(200);
  }, 120_000);
});
