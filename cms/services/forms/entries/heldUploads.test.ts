import { once } from 'node:events';
import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { pendingBodyBytes, MAX_PENDING_BYTES } from '../../../intake/steps/admitBody';
import { env } from '../../../platform/env/env';
import { forgetRates } from '../../../test/contactHarness';
import { createForm, page } from '../../../test/formsHarness';
import { startCms, type RunningCms } from '../../../test/startCms';

const FORM_ID = '0a1b2c3d-0000-4000-8000-00000000f011';
const ATTACKER = '192.0.2.1';
const BODIES = 4;
const HELD_BYTES = Math.floor(MAX_PENDING_BYTES / BODIES);

let cms: RunningCms;
const opened: ClientRequest[] = [];
const { trustedProxies } = env;
beforeAll(async () => {
  cms = await startCms();
  Object.assign(env, { trustedProxies: 1 });
  await createForm(cms.payload, {
    formId: FORM_ID,
    pages: [
      page([{ blockType: 'fileUpload', caption: 'files', alias: 'files', allowMultipleFileUploads: true }]),
    ],
  });
});
beforeEach(() => forgetRates(cms.payload));
afterAll(async () => {
  for (const connection of opened) connection.destroy();
  Object.assign(env, { trustedProxies });
  await cms.stop();
});

/** Opens a request that submits a form entry. It announces a body of a certain size but sends only part of it. */
function open(address: string, announced: number, sent: string | Buffer): ClientRequest {
  const connection = request(`${cms.url}/umbraco/forms/api/v1/entries/${FORM_ID}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Content-Length': announced,
      'X-Forwarded-For': address,
      Origin: env.siteUrl,
    },
    agent: false,
  });
  opened.push(connection);
  connection.on('error', () => undefined);
  connection.write(sent);
  return connection;
}

/**
 * Sends a complete request that submits a form entry.
 * @returns status of the response
 */
async function send(address: string, bytes: number): Promise<number | undefined> {
  const body = JSON.stringify({ file: 'x'.repeat(bytes) });
  const [answer] = (await once(open(address, body.length, body), 'response')) as [IncomingMessage];
  answer.resume();
  return answer.statusCode;
}

it('the uploads of one address that never end do not keep a visitor from sending a file', async () => {
  const held = Array.from({ length: BODIES }, () =>
    open(ATTACKER, 40_000_000, Buffer.alloc(HELD_BYTES, 'x')),
  );
  const cancelled = Promise.race(held.map((connection) => once(connection, 'response')));
  await expect.poll(pendingBodyBytes, { timeout: 30_000 }).toBe(BODIES * HELD_BYTES);
  expect(await send('198.51.100.1', 1_500_000)).toBe(202);
  const [answer] = (await cancelled) as [IncomingMessage];
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('10');
});
