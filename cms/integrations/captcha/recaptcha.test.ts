import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetRates, message, send, startContactCms, type ContactCms } from '../../test/contactHarness';

/** Fake of Google's captcha service. It sends the configured response and records the requests. */
const { play, close } = await vi.hoisted(async () => {
  const { createServer } = await import('node:http');
  const play = { status: 200, answer: {} as unknown, silent: false, asked: [] as Record<string, string>[] };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      play.asked.push(Object.fromEntries(new URLSearchParams(body)));
      if (play.silent) return void request.socket.destroy();
      response.writeHead(play.status, { 'Content-Type': 'application/json' });
      response.end(typeof play.answer === 'string' ? play.answer : JSON.stringify(play.answer));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  process.env.GATSBY_CAPTCHA_PROVIDER = 'recaptcha';
  process.env.RECAPTCHA_SECRET_KEY = 'secret of the tests';
  process.env.RECAPTCHA_VERIFY_URL = `http://localhost:${port}/siteverify`;
  return { play, close: () => server.close() };
});

let cms: ContactCms;
beforeAll(async () => {
  cms = await startContactCms();
});
afterAll(async () => {
  close();
  await cms.stop();
});
beforeEach(async () => {
  Object.assign(play, { status: 200, answer: { success: true, hostname: 'localhost' }, silent: false });
  play.asked.length = 0;
  await forgetRates(cms.payload);
});

let number = 0;
const fields = (changes = {}) => message(cms, { gRecaptchaResponse: `answer ${(number += 1)}`, ...changes });

describe('reCAPTCHA', () => {
  it('accepts a message that Google verified, with one request and the secret', async () => {
    expect((await send(cms, fields({ gRecaptchaResponse: 'good' }))).status).toBe(200);
    expect(play.asked).toEqual([
      { secret: 'secret of the tests', response: 'good', remoteip: expect.stringMatching(/\d/) as string },
    ]);
  });

  it.each([
    ['wrong', { success: false, 'error-codes': ['invalid-input-response'] }, 'captchaWrong'],
    ['of another website', { success: true, hostname: 'evil.example' }, 'captchaWrong'],
    ['too old or used', { success: false, 'error-codes': ['timeout-or-duplicate'] }, 'captchaExpired'],
  ])('rejects an answer that is %s', async (_name, answer, code) => {
    play.answer = answer;
    const response = await send(cms, fields());
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code });
  });

  it.each([
    ['does not answer', { silent: true }],
    ['is broken', { status: 500 }],
    ['answers nonsense', { answer: '<html>' }],
    ['returns an invalid response', { answer: { ok: 1 } }],
  ])('rejects the message when the service %s, with an explanation', async (_name, fault) => {
    Object.assign(play, fault);
    for (const [culture, error] of [
      ['he-il', 'שירות האימות אינו זמין כרגע, ולכן הפנייה לא התקבלה. אפשר לנסות שוב בעוד כמה דקות.'],
      [
        'en-us',
        'The service that checks for robots is unavailable, so your message was not accepted. Please try again in a few minutes.',
      ],
    ] as const) {
      const response = await send(cms, fields(), { 'X-Accept-Language': culture });
      expect(response.status).toBe(403);
      expect(await response.json()).toEqual({ error, code: 'captchaUnreachable' });
    }
  });

  it('rejects replayed answers even if Google accepts them', async () => {
    expect((await send(cms, fields({ gRecaptchaResponse: 'twice' }))).status).toBe(200);
    const again = await send(cms, fields({ gRecaptchaResponse: 'twice', content: 'Another' }));
    expect(again.status).toBe(403);
    expect(await again.json()).toMatchObject({ code: 'captchaReplayed' });
  });

  it('asks Google once for two identical concurrent requests', async () => {
    const twin = fields();
    const headers = { 'Idempotency-Key': 'twins-0000-0000-0000-000000000000' };
    const answers = await Promise.all([send(cms, twin, headers), send(cms, twin, headers)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(play.asked).toHaveLength(1);
  });

  it('provides no embedded challenge', async () => {
    expect((await fetch(`${cms.url}/web/captcha/challenge`)).status).toBe(404);
  });
});
