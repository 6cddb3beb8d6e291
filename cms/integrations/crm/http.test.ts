import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DeliveryFault } from '../DeliveryFault';
import type { Lead } from '../../payload-types';
import { httpCrm } from './http';
import { retryAfterMs } from '../retryAfter';

const lead = {
  id: 1,
  reference: 'L-7K3M-9QWT',
  name: 'דנה כהן',
  email: 'dana@example.com',
  phone: '0501234567',
  projectId: null,
  formType: 'contact-marketing-4-rent',
  formData: { assetName: 'SHDERA-12-B7', floor: 0 },
  companyId: 5423,
  language: 'he',
  status: 'new',
  source: { uri: 'https://even-derech.example/' },
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
} satisfies Lead;
const order = { lead, recipient: 'sales@even-derech.example', key: 'crmLead-1' };

let server: Server;
let url = '';
let answer: (response: ServerResponse) => void;
const received: { headers: NodeJS.Dict<string | string[]>; body: unknown }[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ headers: request.headers, body: JSON.parse(Buffer.concat(chunks).toString()) });
      answer(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  url = `http://localhost:${(server.address() as AddressInfo).port}/leads`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => void received.splice(0));

const send = (to = url) => httpCrm({ url: to, token: 'token of ours', timeoutMs: 300 }).addLead(order);
const says =
  (status: number, body: string, headers: Record<string, string> = {}) =>
  (response: ServerResponse): void => {
    response.writeHead(status, headers).end(body);
  };
const fault = () =>
  send().then(
    () => undefined,
    (error: unknown) => error,
  );

describe('a CRM by HTTP', () => {
  it('gets the lead with the token and key, and returns an id', async () => {
    answer = says(201, '{"accepted":true,"id":4711}');
    expect(await send()).toBe('4711');
    expect(received[0]?.headers).toMatchObject({
      'idempotency-key': 'crmLead-1',
      authorization: 'Bearer token of ours',
      'content-type': 'application/json',
    });
    expect(received[0]?.body).toMatchObject({
      reference: 'L-7K3M-9QWT',
      projectId: -1,
      formType: 'contact-marketing-4-rent',
      formSubject: '',
      formData: { assetName: 'SHDERA-12-B7', floor: 0 },
      companyId: 5423,
      comments: '',
      allowedMarketing: false,
      toEmail: 'sales@even-derech.example',
      uri: 'https://even-derech.example/',
    });
  });

  it.each<[string, (response: ServerResponse) => void, boolean, number | undefined]>([
    ['500', says(500, 'no'), false, undefined],
    ['503 with Retry-After', says(503, '', { 'Retry-After': '120' }), false, 120_000],
    ['429 with Retry-After', says(429, '', { 'Retry-After': '60' }), false, 60_000],
    ['429 with a Retry-After of years', says(429, '', { 'Retry-After': '99999999' }), false, 86_400_000],
    ['429 with nonsense', says(429, '', { 'Retry-After': 'soon' }), false, undefined],
    ['408', says(408, ''), false, undefined],
    ['400', says(400, '{}'), true, undefined],
    ['401', says(401, ''), true, undefined],
    ['404 with Retry-After', says(404, '', { 'Retry-After': '5' }), true, undefined],
    ['with a redirect', says(302, '', { Location: 'https://elsewhere.example/' }), true, undefined],
    ['a page', says(200, '<html>Welcome</html>'), false, undefined],
    ['nothing', says(204, ''), false, undefined],
    ['another JSON', says(200, '{"ok":true}'), false, undefined],
    ['with acceptance but without an id', says(200, '{"accepted":true}'), false, undefined],
    ['with a rejection', says(200, '{"accepted":false,"message":"blocked"}'), true, undefined],
  ])('that answers %s', async (_name, reply, permanent, retryAfter) => {
    answer = reply;
    const error = await fault();
    expect(error).toBeInstanceOf(DeliveryFault);
    expect(error).toMatchObject({ permanent, retryAfterMs: retryAfter });
  });

  it('is aborted after the timeout and can be retried', async () => {
    answer = () => undefined;
    const error = await fault();
    expect(error).toMatchObject({ name: 'TimeoutError' });
  });

  it('can be retried after a closed connection', async () => {
    answer = (response) => void response.destroy();
    expect(await fault()).not.toMatchObject({ permanent: true });
  });

  it('can be retried while it is down', async () => {
    await expect(send('http://localhost:1/')).rejects.not.toMatchObject({ permanent: true });
  });
});

describe('Retry-After', () => {
  const now = Date.parse('2026-11-20T10:00:00Z');
  it.each([
    [null, undefined],
    ['', undefined],
    ['0', 0],
    ['120', 120_000],
    ['Fri, 20 Nov 2026 10:01:00 GMT', 60_000],
    ['Fri, 20 Nov 2026 09:00:00 GMT', 0],
    ['later', undefined],
  ])('parses %j as %j ms', (header, ms) => {
    expect(retryAfterMs(header, now)).toBe(ms);
  });
});
