import { randomUUID } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres/drizzle';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { arrivals } from '../../intake/steps/limitRate';
import { query } from '../../platform/database/query';
import {
  forgetRates,
  message,
  send,
  solveCaptcha,
  startContactCms,
  type ContactCms,
  type Fields,
} from '../../test/contactHarness';

let cms: ContactCms;
beforeAll(async () => {
  cms = await startContactCms();
});
afterAll(() => cms.stop());
beforeEach(() => forgetRates(cms.payload));

const messages = async () =>
  (await cms.payload.find({ collection: 'messages', limit: 100, depth: 0, sort: 'id' })).docs;

describe('a valid message', () => {
  it('is stored and answered in the envelope', async () => {
    const before = Date.now();
    const response = await send(cms, message(cms), { Origin: 'http://localhost:9101' });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ body: true });
    expect(response.headers.get('X-Accept-Language')).toBe('he-il');
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('http://localhost:9101');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const reference = response.headers.get('X-Reference');
    expect(reference).toMatch(/^M-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/);
    const stored = (await messages()).at(-1);
    expect(stored).toMatchObject({
      reference,
      subject: cms.subject,
      companyId: 1,
      senderName: 'דנה כהן',
      senderPhone: '0501234567',
      senderEmail: 'dana@example.com',
      content: 'שלום, אשמח לפרטים.',
      contactUsType: 'General',
      allowedMarketing: true,
      allowedSmsAndEmail: false,
      consentVersion: expect.stringMatching(/^[0-9a-f]{16}$/),
      consentText: 'אני מאשר/ת לקבל מקבוצת אבן־דרך מידע שיווקי ועדכונים על פרויקטים. אפשר לבטל בכל עת.',
      source: { uri: 'http://localhost:9101/contact/' },
      language: 'he',
      status: 'new',
      delivery: 'queued',
    });
    expect(Date.parse(stored?.consentAt ?? '')).toBeGreaterThanOrEqual(before);
  });

  it('needs no text, consents or company', async () => {
    const { content: _content, allowedMarketing: _marketing, companyId: _company, ...fields } = message(cms);
    expect((await send(cms, fields, { 'X-Accept-Language': 'en-us' })).status).toBe(200);
    expect((await messages()).at(-1)).toMatchObject({
      companyId: 1,
      language: 'en',
      allowedMarketing: false,
      consentVersion: null,
      consentAt: null,
    });
  });

  it('may come from a program without an Origin', async () => {
    expect((await send(cms)).status).toBe(200);
  });
});

interface Refused {
  status: number;
  /** Expected message in Hebrew and English, for the whole request or for `field`. */
  he: string;
  en: string;
  field?: string;
  code?: string;
}

/** Sends an invalid request in both languages and compares the whole response. Checks that nothing was stored. */
async function expectRefusal(
  { status, he, en, field, code }: Refused,
  request: (headers: Record<string, string>) => Promise<Response>,
): Promise<void> {
  const before = (await messages()).length;
  for (const [culture, text] of [
    ['he-il', he],
    ['en-us', en],
  ] as const) {
    const response = await request({ 'X-Accept-Language': culture });
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual(field ? { errors: { [field]: [text] } } : { error: text, code });
    expect(response.headers.get('X-Accept-Language')).toBe(culture);
  }
  expect((await messages()).length).toBe(before);
}

describe('fields', () => {
  const REQUIRED = { he: 'זהו שדה חובה.', en: 'This field is required.' };
  const WRONG_TYPE = { he: 'סוג הערך אינו נכון.', en: 'The value is of the wrong type.' };
  const INVALID = { he: 'הערך אינו תקין.', en: 'The value is not valid.' };
  const TOO_LONG = { he: 'הערך ארוך מדי.', en: 'The value is too long.' };
  const NAME = { he: 'השם צריך להכיל 5 עד 50 אותיות.', en: 'The name must have 5 to 50 letters.' };
  const PHONE = { he: 'מספר הטלפון צריך להכיל 10 ספרות.', en: 'The phone number must have 10 digits.' };
  const EMAIL = { he: 'כתובת הדוא״ל אינה תקינה.', en: 'The e-mail address is not valid.' };
  const MESSAGE = {
    he: 'ההודעה יכולה להכיל עד 500 תווים.',
    en: 'The message can have up to 500 characters.',
  };
  const SUBJECT = { he: 'הנושא אינו קיים בחברה זו.', en: 'This company has no such subject.' };
  const COMPANY = { he: 'החברה אינה קיימת.', en: 'There is no such company.' };
  const KIND = { he: 'סוג הפנייה חייב להיות General.', en: 'The message type must be General.' };

  const missing = undefined;
  it.each<[name: string, field: string, value: unknown, texts: { he: string; en: string }]>([
    ['no subject', 'contactUsSubject', missing, REQUIRED],
    ['a subject that is not a number', 'contactUsSubject', 'sales', INVALID],
    ['a subject that is a list', 'contactUsSubject', [1], WRONG_TYPE],
    ['a subject that does not exist', 'contactUsSubject', 999_999, SUBJECT],
    ['a fractional subject', 'contactUsSubject', 1.5, INVALID],
    ['a company that does not exist', 'companyId', 77, COMPANY],
    ['a company that is an object', 'companyId', { id: 1 }, WRONG_TYPE],
    ['no name', 'senderName', missing, REQUIRED],
    ['a name that is a number', 'senderName', 12345, WRONG_TYPE],
    ['a name of 4 characters', 'senderName', 'דנהה', NAME],
    ['a name of spaces', 'senderName', '          ', NAME],
    ['a name of 51 characters', 'senderName', 'א'.repeat(51), NAME],
    ['no phone', 'senderPhone', missing, REQUIRED],
    ['a phone that is a number', 'senderPhone', 501234567, WRONG_TYPE],
    ['a phone of 9 digits', 'senderPhone', '050-123456', PHONE],
    ['a phone of 11 digits', 'senderPhone', '050-12345678', PHONE],
    ['a foreign phone number', 'senderPhone', '+44 20 7946 0958 1', PHONE],
    ['no e-mail', 'senderEmail', missing, REQUIRED],
    ['an e-mail that is null', 'senderEmail', null, REQUIRED],
    ['an e-mail without a domain', 'senderEmail', 'dana@', EMAIL],
    ['an e-mail with an injected header', 'senderEmail', 'dana@example.com\nBcc: all@example.com', EMAIL],
    ['a message of 501 characters', 'content', 'א'.repeat(501), MESSAGE],
    ['a message that is a list', 'content', ['text'], WRONG_TYPE],
    ['another kind of message', 'contactUsType', 'Press', KIND],
    ['a free subject that is too long', 'freeTextSubject', 'a'.repeat(201), TOO_LONG],
    ['a consent as text', 'allowedMarketing', 'yes', WRONG_TYPE],
    ['a consent as a number', 'allowedSmsAndEmail', 1, WRONG_TYPE],
    ['an address that is too long', 'uri', `https://x/${'a'.repeat(2000)}`, TOO_LONG],
  ])('rejects %s', async (_name, field, value, texts) => {
    const captcha = await solveCaptcha(cms.url);
    const fields = { ...message(cms, { [field]: value }), gRecaptchaResponse: captcha };
    await expectRefusal({ status: 422, field, ...texts }, (headers) => send(cms, fields, headers));
  });

  it('rejects a subject of another company', async () => {
    const fields = message(cms, {
      contactUsSubject: cms.otherSubject,
      gRecaptchaResponse: await solveCaptcha(cms.url),
    });
    await expectRefusal({ status: 422, field: 'contactUsSubject', ...SUBJECT }, (headers) =>
      send(cms, fields, headers),
    );
  });

  it.each([
    ['a list', '[]'],
    ['a text', '"hello"'],
    ['nothing', 'null'],
  ])('rejects a body that is %s', async (_name, body) => {
    const response = await fetch(`${cms.url}/web/contactUs/sendContactUs`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
    });
    expect(response.status).toBe(422);
    expect(Object.keys(((await response.json()) as { errors: object }).errors)).toEqual(['body']);
  });

  it('reports several invalid fields at once', async () => {
    const response = await send(cms, { gRecaptchaResponse: 'x' }, { 'X-Accept-Language': 'en-us' });
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({
      errors: {
        contactUsSubject: [REQUIRED.en],
        senderName: [REQUIRED.en],
        senderPhone: [REQUIRED.en],
        senderEmail: [REQUIRED.en],
      },
    });
  });

  it('do not spend the captcha when they are invalid', async () => {
    const gRecaptchaResponse = await solveCaptcha(cms.url);
    const bad: Fields = message(cms, { contactUsSubject: 999_999, gRecaptchaResponse });
    expect((await send(cms, bad)).status).toBe(422);
    expect((await send(cms, message(cms, { gRecaptchaResponse }))).status).toBe(200);
  });
});

describe('captcha', () => {
  const WRONG = {
    status: 403,
    code: 'captchaWrong',
    he: 'הבדיקה שאינכם רובוט נכשלה. אפשר לנסות שוב.',
    en: 'The check that you are not a robot failed. Please try again.',
  };
  const MISSING = {
    status: 403,
    code: 'captchaMissing',
    he: 'הבדיקה שאינכם רובוט לא הושלמה. יש לטעון את הדף מחדש ולשלוח שוב.',
    en: 'The check that you are not a robot was not completed. Reload the page and send it again.',
  };

  /** Solves a captcha correctly, and then changes one of its parameters. */
  async function forged(
    change: (answer: { challenge: { parameters: Fields }; solution: Fields }) => void,
  ): Promise<string> {
    const answer = JSON.parse(Buffer.from(await solveCaptcha(cms.url), 'base64').toString()) as {
      challenge: { parameters: Fields };
      solution: Fields;
    };
    change(answer);
    return Buffer.from(JSON.stringify(answer)).toString('base64');
  }

  it.each([
    ['none', undefined],
    ['an empty one', ''],
    ['null', null],
  ])('rejects a missing answer: %s', async (_name, gRecaptchaResponse) => {
    await expectRefusal(MISSING, (headers) => send(cms, message(cms, { gRecaptchaResponse }), headers));
  });

  it.each<[string, () => Promise<string>]>([
    ['no answer at all', () => Promise.resolve('robot')],
    ['an answer in another format', () => Promise.resolve(Buffer.from('{"challenge":1}').toString('base64'))],
    ['a wrong solution', () => forged(({ solution }) => (solution.derivedKey = 'ab'.repeat(32)))],
    [
      'an extended challenge',
      () => forged(({ challenge }) => (challenge.parameters.expiresAt = 9_999_999_999)),
    ],
    ['an easier challenge', () => forged(({ challenge }) => (challenge.parameters.keyPrefix = '00'))],
  ])('rejects a wrong answer: %s', async (_name, make) => {
    const gRecaptchaResponse = await make();
    await expectRefusal(WRONG, (headers) => send(cms, message(cms, { gRecaptchaResponse }), headers));
  });

  it('rejects a spent answer', async () => {
    const gRecaptchaResponse = await solveCaptcha(cms.url);
    expect((await send(cms, message(cms, { gRecaptchaResponse }))).status).toBe(200);
    await expectRefusal(
      {
        status: 403,
        code: 'captchaReplayed',
        he: 'הבדיקה שאינכם רובוט כבר שימשה פעם אחת. אפשר לנסות שוב.',
        en: 'The check that you are not a robot was already used. Please try again.',
      },
      (headers) => send(cms, message(cms, { content: 'again', gRecaptchaResponse }), headers),
    );
  });

  it('accepts an answer once under concurrent requests', async () => {
    const gRecaptchaResponse = await solveCaptcha(cms.url);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        send(cms, message(cms, { content: `${index}`, gRecaptchaResponse })),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(403)]);
  });
});

describe('rejects a request', () => {
  const address = () => `${cms.url}/web/contactUs/sendContactUs`;
  const good = async () => JSON.stringify(message(cms, { gRecaptchaResponse: await solveCaptcha(cms.url) }));

  it.each([
    ['text/plain', { 'Content-Type': 'text/plain' }],
    ['a form', { 'Content-Type': 'application/x-www-form-urlencoded' }],
    ['JSON that is compressed', { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' }],
  ])('of a wrong content type: %s', async (_name, type) => {
    const body = await good();
    await expectRefusal(
      {
        status: 415,
        code: 'wrongContentType',
        he: 'הבקשה צריכה להיות בפורמט application/json.',
        en: 'The request must be application/json.',
      },
      (headers) => fetch(address(), { method: 'POST', headers: { ...type, ...headers }, body }),
    );
  });

  it.each([
    ['another website', { Origin: 'https://evil.example' }],
    ['a look-alike', { Origin: 'http://localhost:9101.evil.example' }],
    ['a sandboxed frame', { Origin: 'null' }],
    ['another website that hides its origin', { 'Sec-Fetch-Site': 'cross-site' }],
  ])('of a page of %s', async (_name, origin) => {
    const body = await good();
    await expectRefusal(
      {
        status: 403,
        code: 'foreignOrigin',
        he: 'אי אפשר לשלוח טופס זה מאתר אחר.',
        en: 'This form cannot be sent from another website.',
      },
      async (headers) => {
        const response = await fetch(address(), {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', ...origin, ...headers },
          body,
        });
        expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull();
        return response;
      },
    );
  });

  it.each([
    ['is cut off', '{"senderName":'],
    ['is empty', ''],
    ['is not JSON', 'name=dana'],
  ])('with a body that %s', async (_name, body) => {
    await expectRefusal(
      {
        status: 400,
        code: 'malformedJson',
        he: 'הבקשה אינה JSON תקין.',
        en: 'The request is not valid JSON.',
      },
      (headers) =>
        fetch(address(), {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', ...headers },
          body,
        }),
    );
  });

  it('with a body that is not UTF-8', async () => {
    const body = Buffer.concat([
      Buffer.from('{"senderName":"'),
      Buffer.from([0xff, 0xfe]),
      Buffer.from('"}'),
    ]);
    const response = await fetch(address(), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
    });
    expect(response.status).toBe(400);
  });

  it('of 2 MB', async () => {
    const body = JSON.stringify(message(cms, { content: 'א'.repeat(1_000_000) }));
    await expectRefusal(
      { status: 413, code: 'tooLarge', he: 'הבקשה גדולה מדי.', en: 'The request is too large.' },
      (headers) =>
        fetch(address(), {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', ...headers },
          body,
        }),
    );
  });

  it('of unknown length as soon as it is too large', async () => {
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        await new Promise((resolve) => setTimeout(resolve, 5));
        sent += 8000;
        controller.enqueue(new Uint8Array(8000).fill(32));
      },
    });
    const response = await fetch(address(), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
      duplex: 'half',
    } as RequestInit);
    expect(response.status).toBe(413);
    expect(sent).toBeLessThan(500_000);
  });

  it.each(['GET', 'PUT', 'DELETE'])('by %s', async (method) => {
    const response = await fetch(address(), { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('POST');
  });
});

describe('CORS preflight', () => {
  const ask = (origin: string) =>
    fetch(`${cms.url}/web/contactUs/sendContactUs`, {
      method: 'OPTIONS',
      headers: { Origin: origin, 'Access-Control-Request-Method': 'POST' },
    });

  it.each(['http://localhost:9101', 'http://localhost:3101'])('allows %s', async (origin) => {
    const response = await ask(origin);
    expect(response.status).toBe(204);
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe(origin);
    expect(response.headers.get('Access-Control-Allow-Methods')).toContain('POST');
    expect(response.headers.get('Access-Control-Allow-Headers')).toContain('Idempotency-Key');
  });

  it('rejects another website', async () => {
    const response = await ask('https://evil.example');
    expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull();
  });
});

describe('too many messages', () => {
  const send21 = async (headers: Record<string, string>) => {
    for (let index = 0; index < 20; index += 1) {
      expect((await send(cms, message(cms, { gRecaptchaResponse: '' }), headers)).status).toBe(403);
    }
    return send(cms, message(cms, { gRecaptchaResponse: await solveCaptcha(cms.url) }), headers);
  };

  it.each([
    ['he-il', 'נשלחו יותר מדי בקשות מהחיבור שלכם. אפשר לנסות שוב בעוד כמה דקות.'],
    ['en-us', 'Too many requests came from your connection. Please try again in a few minutes.'],
  ])('are rejected (%s)', async (culture, text) => {
    const response = await send21({ 'X-Accept-Language': culture });
    expect(response.status).toBe(429);
    expect(await response.json()).toEqual({ error: text, code: 'tooMany' });
    const seconds = Number(response.headers.get('Retry-After'));
    expect(seconds).toBeGreaterThan(590);
    expect(seconds).toBeLessThanOrEqual(600);
  });

  it('are counted independently of forwarded addresses', async () => {
    for (let index = 0; index < 20; index += 1) {
      await send(cms, message(cms, { gRecaptchaResponse: '' }), { 'X-Forwarded-For': `10.0.0.${index}` });
    }
    expect(
      (await send(cms, message(cms, { gRecaptchaResponse: '' }), { 'X-Forwarded-For': '1.2.3.4' })).status,
    ).toBe(429);
  });

  it('are forgotten after the window', async () => {
    await send21({});
    await cms.payload.update({ collection: 'rateLimits', where: {}, data: { resetsAt: Date.now() - 1 } });
    arrivals.clear();
    expect((await send(cms)).status).toBe(200);
  });

  it('do not include invalid requests', async () => {
    for (let index = 0; index < 25; index += 1) {
      expect((await send(cms, message(cms, { senderName: 'x', gRecaptchaResponse: '' }))).status).toBe(422);
    }
    expect((await send(cms)).status).toBe(200);
  });
});

describe('idempotency key', () => {
  const KEY_REUSED = {
    status: 422,
    code: 'keyReused',
    he: 'המפתח Idempotency-Key כבר שימש לבקשה אחרת.',
    en: 'The Idempotency-Key was already used for a different request.',
  };
  const newKey = () => randomUUID();

  it('returns the same response for one record, with the same or a new captcha', async () => {
    const headers = { 'Idempotency-Key': newKey() };
    const fields = message(cms, { gRecaptchaResponse: await solveCaptcha(cms.url) });
    const before = (await messages()).length;
    const first = await send(cms, fields, headers);
    const second = await send(cms, fields, headers);
    const third = await send(cms, message(cms), headers);
    for (const response of [first, second, third]) {
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({ body: true });
      expect(response.headers.get('X-Reference')).toBe(first.headers.get('X-Reference'));
    }
    expect(first.headers.get('Idempotent-Replayed')).toBeNull();
    expect(second.headers.get('Idempotent-Replayed')).toBe('true');
    expect((await messages()).length).toBe(before + 1);
  });

  it('works for twelve concurrent requests', async () => {
    const headers = { 'Idempotency-Key': newKey() };
    const fields = message(cms, { gRecaptchaResponse: await solveCaptcha(cms.url) });
    const before = (await messages()).length;
    const answers = await Promise.all(Array.from({ length: 12 }, () => send(cms, fields, headers)));
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
    expect(new Set(answers.map((answer) => answer.headers.get('X-Reference'))).size).toBe(1);
    expect((await messages()).length).toBe(before + 1);
  });

  it('is rejected for another message', async () => {
    const headers = { 'Idempotency-Key': newKey() };
    expect((await send(cms, message(cms), headers)).status).toBe(200);
    const other = message(cms, { content: 'Something else', gRecaptchaResponse: '' });
    await expectRefusal(KEY_REUSED, (language) => send(cms, other, { ...headers, ...language }));
  });

  it('is released after a rejection', async () => {
    const headers = { 'Idempotency-Key': newKey() };
    expect((await send(cms, message(cms, { gRecaptchaResponse: 'wrong' }), headers)).status).toBe(403);
    expect((await send(cms, message(cms, { content: 'Corrected' }), headers)).status).toBe(200);
  });

  it('is released when its process has died', async () => {
    const key = newKey();
    expect((await send(cms, message(cms), { 'Idempotency-Key': key })).status).toBe(200);
    // Simulate a process that died: the key is reserved, but no response was stored.
    await query(
      { payload: cms.payload },
      sql`UPDATE idempotency_keys SET answer = NULL, fingerprint = 'x', owner = 'x', locked_until = 1
          WHERE id = (SELECT max(id) FROM idempotency_keys) RETURNING id`,
    );
    expect((await send(cms, message(cms), { 'Idempotency-Key': key })).status).toBe(200);
  });

  it.each([
    ['is empty', ''],
    ['is shorter than a UUID is random', 'x'.repeat(21)],
    ['has a space', `a ${'b'.repeat(22)}`],
    ['has a slash', `a/${'b'.repeat(22)}`],
    ['has a dot', `a.${'b'.repeat(22)}`],
    ['is too long', 'x'.repeat(129)],
  ])('that %s is rejected', async (_name, key) => {
    await expectRefusal(
      {
        status: 400,
        code: 'wrongKey',
        he: 'הכותרת Idempotency-Key חייבת להיות UUID, או 22 עד 128 אותיות לטיניות, ספרות, מקפים או קווים תחתונים.',
        en: 'The header Idempotency-Key must be a UUID, or 22 to 128 Latin letters, digits, dashes or underscores.',
      },
      (headers) =>
        send(cms, message(cms, { gRecaptchaResponse: '' }), { 'Idempotency-Key': key, ...headers }),
    );
  });
});

describe('twenty concurrent messages', () => {
  it('are all stored, each with its own reference', async () => {
    const captchas = await Promise.all(Array.from({ length: 20 }, () => solveCaptcha(cms.url)));
    const before = (await messages()).length;
    const answers = await Promise.all(
      captchas.map((gRecaptchaResponse, index) =>
        send(cms, message(cms, { content: `Number ${index}`, gRecaptchaResponse })),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(new Set(answers.map((answer) => answer.headers.get('X-Reference'))).size).toBe(20);
    expect((await messages()).length).toBe(before + 20);
  });
});
