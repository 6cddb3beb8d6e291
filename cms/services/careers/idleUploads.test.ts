import { once } from 'node:events';
import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { env } from '../../platform/env/env';
import { forgetRates, startContactCms, type ContactCms } from '../../test/contactHarness';
import { CV_BASE64_MAX } from './cvLimits';
import { MAX_PENDING_BYTES } from '../../intake/steps/admitBody';

let cms: ContactCms;
const opened: ClientRequest[] = [];
const { trustedProxies } = env;
beforeAll(async () => {
  cms = await startContactCms();
  Object.assign(env, { trustedProxies: 1 });
});
beforeEach(() => forgetRates(cms.payload));
afterAll(async () => {
  for (const connection of opened) connection.destroy();
  Object.assign(env, { trustedProxies });
  await cms.stop();
});

/** Opens a request to apply for a job. It announces a body of a certain size but sends only part of it. */
async function open(address: string, announced: number, sent = ''): Promise<ClientRequest> {
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': announced,
    'X-Forwarded-For': address,
    Origin: env.siteUrl,
  };
  const connection = request(`${cms.url}/web/jobs/apply`, { method: 'POST', headers, agent: false });
  opened.push(connection);
  connection.on('error', () => undefined);
  connection.flushHeaders();
  await once(connection, 'socket');
  connection.write(sent || '{');
  return connection;
}

/**
 * Sends a complete request to apply for a job, with a body that has no other field than a file.
 * @returns status of the response
 */
async function apply(address: string, bytes: number): Promise<number | undefined> {
  const body = JSON.stringify({ cvFileBase64: 'x'.repeat(bytes) });
  const connection = await open(address, body.length, body);
  const [answer] = (await once(connection, 'response')) as [IncomingMessage];
  answer.resume();
  return answer.statusCode;
}

it('connections that announce more than the budget do not keep a visitor from sending a file', async () => {
  for (let number = 0; number * CV_BASE64_MAX <= 2 * MAX_PENDING_BYTES; number += 1)
    await open(`192.0.2.${number}`, CV_BASE64_MAX);
  // Status 422 complains about the missing fields, which shows that the body was read.
  expect(await apply('198.51.100.1', CV_BASE64_MAX)).toBe(422);
});
