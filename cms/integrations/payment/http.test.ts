import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { httpPayment } from './http';
import { PaymentFault } from './PaymentFault';
import { isSigned, signNotice } from './signature';

const order = {
  reference: 'R-7K3M-9QWT',
  amount: 500_000,
  idNumber: '123456782',
  fullName: 'דנה כהן',
  email: 'dana@example.com',
  phone: '0501234567',
  assetName: 'דירה 12',
  description: 'דירה',
  title: 'דירת 3 חדרים, דירה 12',
  expiresAt: '2026-11-22T10:15:00.000Z',
};
const process = { processId: 'P-1', processToken: 'T-1' };
const started = { ...process, url: 'https://pay.example/P-1' };

let server: Server;
let url = '';
let answer: (response: ServerResponse) => void;
interface Received {
  path: string | undefined;
  headers: NodeJS.Dict<string | string[]>;
  text: string;
  body: unknown;
}

const received: Received[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      received.push({ path: request.url, headers: request.headers, text, body: JSON.parse(text) });
      answer(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  url = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => void received.splice(0));

const provider = (to = url, checksPages = true) =>
  httpPayment({ url: to, token: 'token of ours', secret: 'secret of both', timeoutMs: 300, checksPages });
const says =
  (status: number, body: unknown, headers: Record<string, string> = {}) =>
  (response: ServerResponse): void => {
    response.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body));
  };

describe('a payment provider by HTTP', () => {
  it.each([
    [true, false],
    [false, true],
  ])('with a check of pages: %s, an origin that is down counts as answering: %s', async (checks, counts) => {
    expect(await provider(url, checks).isPageReachable('http://localhost:9/pay')).toBe(counts);
    expect(received).toEqual([]);
  });

  it('starts a payment with the token and the same key for each attempt', async () => {
    answer = says(200, started);
    expect(await provider().init(order)).toEqual(started);
    expect(received[0]).toMatchObject({
      path: '/payments',
      headers: { authorization: 'Bearer token of ours', 'idempotency-key': 'R-7K3M-9QWT' },
      body: { ...order, currency: 'ILS' },
    });
  });

  it.each(['pending', 'paid', 'declined', 'expired', 'refunded'])('returns the state %s', async (state) => {
    answer = says(200, { state });
    expect(await provider().confirm(process)).toBe(state);
    expect(received[0]).toMatchObject({ path: '/payments/status', body: process });
  });

  it('cancels a payment page and returns the resulting state', async () => {
    answer = says(200, { state: 'paid' });
    expect(await provider().cancel(process)).toBe('paid');
    expect(received[0]).toMatchObject({
      path: '/payments/cancel',
      headers: { 'idempotency-key': 'cancel-P-1' },
      body: process,
    });
  });

  it('refunds with the same key for each attempt', async () => {
    answer = says(200, { state: 'refunded' });
    const refund = { ...process, reference: order.reference, amount: order.amount };
    await provider().refund(refund);
    await provider().refund(refund);
    for (const request of received)
      expect(request).toMatchObject({
        path: '/payments/refund',
        headers: { 'idempotency-key': 'refund-R-7K3M-9QWT' },
        body: { ...refund, currency: 'ILS' },
      });
    expect(received).toHaveLength(2);
  });

  it.each([{ state: 'paid' }, { state: 'pending' }, {}, null])(
    'throws when a refund is answered with %j',
    async (body) => {
      answer = says(200, body);
      const refund = { ...process, reference: order.reference, amount: order.amount };
      await expect(provider().refund(refund)).rejects.toBeInstanceOf(PaymentFault);
    },
  );

  it('signs every request', async () => {
    answer = says(200, started);
    await provider().init(order);
    answer = says(200, { state: 'refunded' });
    await provider().confirm(process);
    await provider().cancel(process);
    await provider().refund({ ...process, reference: order.reference, amount: order.amount });
    expect(received).toHaveLength(4);
    for (const { text, headers } of received)
      expect(isSigned('secret of both', text, String(headers['x-signature']))).toBe(true);
  });

  it.each<[string, (response: ServerResponse) => void]>([
    ['500', says(500, 'no')],
    ['401', says(401, '')],
    ['a redirect', says(302, '', { Location: 'https://elsewhere.example/' })],
    ['a page', says(200, '<html>Welcome</html>')],
    ['nothing', says(204, '')],
    ['no number', says(200, { ...started, processId: '' })],
    ['no token', says(200, { ...started, processToken: undefined })],
    ['no page', says(200, process)],
    ['a page without HTTPS', says(200, { ...started, url: 'http://pay.example/P-1' })],
    ['a script as page address', says(200, { ...started, url: 'javascript:alert(1)' })],
    ['a relative page address', says(200, { ...started, url: '/P-1' })],
  ])('throws when a payment is answered with %s', async (_name, reply) => {
    answer = reply;
    await expect(provider().init(order)).rejects.toBeInstanceOf(PaymentFault);
  });

  it.each([{}, { state: 'True' }, { state: true }, { success: 'True' }])(
    'makes no payment out of %j',
    async (body) => {
      answer = says(200, body);
      await expect(provider().confirm(process)).rejects.toBeInstanceOf(PaymentFault);
    },
  );

  it('aborts after the timeout', async () => {
    answer = () => undefined;
    await expect(provider().confirm(process)).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  it('throws on a closed or refused connection', async () => {
    answer = (response) => void response.destroy();
    await expect(provider().init(order)).rejects.toThrow();
    await expect(provider('http://localhost:1').init(order)).rejects.toThrow();
  });

  it('accepts notices with a valid signature', () => {
    const body = '{"processId":"P-1","state":"declined"}';
    const signature = signNotice('secret of both', body);
    expect(provider().readNotice(body, signature)).toEqual({ processId: 'P-1', state: 'declined' });
    expect(provider().readNotice(body, signNotice('another', body))).toBeNull();
  });
});
