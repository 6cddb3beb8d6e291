import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forgetRates, runDeliveries, solveCaptcha } from '../../../test/contactHarness';
import { contractAnswer, contractErrors } from '../../../test/contractValidator';
import { createForm, page, rule, type FieldData } from '../../../test/formsHarness';
import { startCms, type RunningCms } from '../../../test/startCms';
import { INVALID_GUID } from '../guid';
import { ENCODED_MAX } from './checkFiles';

const FORM_ID = '0a1b2c3d-0000-4000-8000-00000000f001';
const GUARDED_ID = '0a1b2c3d-0000-4000-8000-00000000f002';
const PAGE_ID = '0a1b2c3d-0000-4000-8000-00000000f003';

const answers = [
  { caption: 'חיפה', value: 'haifa' },
  { caption: 'אילת', value: 'eilat' },
];

const short = (alias: string, more: object = {}): FieldData => ({
  blockType: 'shortAnswer',
  fieldType: 'text',
  caption: alias,
  alias,
  ...more,
});

const fields: FieldData[] = [
  short('fullName', { required: true, requiredErrorMessage: 'נא למלא שם', maximumLength: 10 }),
  short('email', { fieldType: 'email', patternInvalidErrorMessage: 'דוא״ל שגוי' }),
  short('second', { fieldType: 'email', pattern: '@', patternInvalidErrorMessage: 'דוא״ל שגוי' }),
  short('phone', { fieldType: 'tel' }),
  short('rooms', { fieldType: 'number' }),
  short('code', { pattern: '^[A-Z]{2}$', patternInvalidErrorMessage: 'שתי אותיות' }),
  short('myIdNumber', { patternInvalidErrorMessage: 'תעודת זהות שגויה' }),
  { blockType: 'date', caption: 'day', alias: 'day' },
  { blockType: 'dropdown', caption: 'city', alias: 'city', preValues: answers },
  { blockType: 'multipleChoice', caption: 'cities', alias: 'cities', preValues: answers },
  { blockType: 'checkbox', caption: 'more', alias: 'more' },
  short('details', {
    required: true,
    requiredErrorMessage: 'נא לפרט',
    condition: { actionType: 'Show', rules: [rule('more', 'Is', 'on')] },
  }),
  { blockType: 'longAnswer', caption: 'story', alias: 'story' },
  { blockType: 'dataConsent', caption: 'consent', alias: 'consent', acceptCopy: 'כן' },
  {
    blockType: 'fileUpload',
    caption: 'papers',
    alias: 'papers',
    allowMultipleFileUploads: true,
    allowedUploadExtensions: [{ extension: 'pdf' }, { extension: 'txt' }],
    patternInvalidErrorMessage: 'רק PDF או טקסט',
  },
  {
    blockType: 'fileUpload',
    caption: 'photo',
    alias: 'photo',
    allowedUploadExtensions: [{ extension: 'txt' }],
  },
  { blockType: 'hidden', caption: 'source', alias: 'source', hiddenValue: 'site' },
];

let cms: RunningCms;
beforeAll(async () => {
  cms = await startCms();
  const { payload } = cms;
  await createForm(payload, {
    formId: FORM_ID,
    title: 'קריאת שירות',
    email: 'service@even-derech.example',
    pages: [
      page(fields),
      page([short('onHiddenPage', { required: true })], {
        condition: { actionType: 'Hide', rules: [rule('city', 'IsNot', 'eilat')] },
      }),
    ],
  });
  await createForm(payload, { formId: GUARDED_ID, pages: [page([short('a'), { blockType: 'captcha' }])] });
  const target = await payload.create({
    collection: 'pages',
    locale: 'he',
    data: { title: 'תודה', slug: 'thanks', template: 'generic', languages: ['he'], _status: 'published' },
  });
  await createForm(payload, {
    formId: PAGE_ID,
    afterSubmitting: { afterSubmit: 'page', gotoPage: target.id },
    pages: [page([short('a')])],
  });
});
afterAll(() => cms.stop());
beforeEach(() => forgetRates(cms.payload));

const file = (fileName: string, content: string | Buffer, type = 'text/plain') => ({
  fileName,
  fileContents: `data:${type};base64,${Buffer.from(content).toString('base64')}`,
});

/** Creates a body that does not end until `close` is called. */
function endless(): { body: ReadableStream<Uint8Array>; close: () => void } {
  let open = true;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => (open ? controller.enqueue(new Uint8Array(1_000).fill(32)) : controller.close()),
  });
  return { body, close: () => (open = false) };
}

interface Answered {
  status: number;
  headers: Headers;
  body: Record<string, unknown>;
}

/** Sends an entry and validates the response against the specification of the public API. */
async function post(
  body: unknown,
  { id = FORM_ID, headers = {} }: { id?: string; headers?: Record<string, string> } = {},
): Promise<Answered> {
  const response = await fetch(`${cms.url}/umbraco/forms/api/v1/entries/${id}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const answer = (await response.json()) as Record<string, unknown>;
  if (response.status >= 400) {
    expect(contractErrors('ProblemDetails', answer)).toEqual([]);
    expect(answer.status).toBe(response.status);
    expect(answer.title).toEqual(expect.stringMatching(/./));
  } else expect(contractAnswer('post', 'entries', response.status)).toBeDefined();
  return { status: response.status, headers: response.headers, body: answer };
}

const send = (values: Record<string, unknown>, options: Parameters<typeof post>[1] = {}) =>
  post({ values: { fullName: ['דנה כהן'], ...values }, culture: 'he-il' }, options);

const newest = async () =>
  (await cms.payload.find({ collection: 'formEntries', sort: '-id', limit: 1, depth: 1 })).docs[0];

describe('an accepted entry', () => {
  it('is stored with visible fields, answered with the form’s message, and mailed to its address', async () => {
    const { status, body, headers } = await post({
      values: {
        fullName: [' דנה כהן '],
        email: ['\u202adana@example.com\u202c'],
        phone: ['050-123-4567'],
        cities: ['haifa', 'eilat'],
        details: ['dropped, since its box is not ticked'],
        onHiddenPage: ['dropped'],
        unknownField: ['dropped'],
        consent: ['true'],
        source: ['site'],
        papers: [file('plan.txt', 'שלום'), file('second.txt', 'b')],
      },
      culture: 'he-il',
      contentId: 'page',
      additionalData: { uri: 'http://localhost:9000/contact/' },
    });
    expect(status).toBe(202);
    expect(body).toEqual({ messageOnSubmit: 'תודה', messageOnSubmitIsHtml: false, gotoPageOnSubmit: null });
    const entry = await newest();
    expect(entry).toMatchObject({
      reference: headers.get('X-Reference'),
      formTitle: 'קריאת שירות',
      email: 'dana@example.com',
      status: 'new',
      source: { uri: 'http://localhost:9000/contact/' },
      contentId: 'page',
      attachments: [{ name: 'plan.txt', mimeType: 'text/plain' }, { name: 'second.txt' }],
    });
    expect(entry?.consentAt).toBeTruthy();
    expect(entry?.answers?.map(({ alias, value }) => [alias, value])).toEqual([
      ['fullName', 'דנה כהן'],
      ['email', 'dana@example.com'],
      ['phone', '0501234567'],
      ['cities', 'חיפה, אילת'],
      ['consent', '✓'],
      ['papers', 'plan.txt, second.txt'],
      ['source', 'site'],
    ]);
    await runDeliveries(cms.payload);
    const { docs } = await cms.payload.find({ collection: 'mails', sort: '-id', limit: 1 });
    expect(docs[0]).toMatchObject({ to: 'service@even-derech.example', replyTo: 'dana@example.com' });
    expect(docs[0]?.text).toContain('cities: חיפה, אילת');
    expect((await newest())?.delivery).toBe('delivered');
  });

  it('cannot inject a line into the mail to staff', async () => {
    await send({ story: ['שלום\n\nלטיפול בפנייה: https://evil.example/admin'] });
    await runDeliveries(cms.payload);
    const { docs } = await cms.payload.find({ collection: 'mails', sort: '-id', limit: 1 });
    const lines = docs[0]?.text?.split('\n') ?? [];
    expect(lines).toEqual(
      expect.arrayContaining(['story:', '> שלום', '> ', '> לטיפול בפנייה: https://evil.example/admin']),
    );
    expect(lines.filter((line) => line.startsWith('לטיפול בפנייה'))).toHaveLength(1);
  });

  it('keeps its files private', async () => {
    await send({ papers: [file('secret.txt', 'x')] });
    const [attachment] = (await newest())?.attachments ?? [];
    const { url } = attachment as { url: string };
    expect((await fetch(cms.url + new URL(url, cms.url).pathname)).status).toBe(403);
  });

  it('is idempotent by its key, including files', async () => {
    const headers = { 'Idempotency-Key': 'form-key-1-0000-0000-0000-000000000000' };
    const first = await send({ papers: [file('a.txt', 'a')] }, { headers });
    const again = await send({ papers: [file('a.txt', 'a')] }, { headers });
    expect(again.headers.get('X-Reference')).toBe(first.headers.get('X-Reference'));
    expect(again.status).toBe(202);
    expect((await send({ papers: [file('a.txt', 'b')] }, { headers })).status).toBe(422);
  });

  it('may open a page instead of a message', async () => {
    const { status, body } = await send({}, { id: PAGE_ID });
    expect(status).toBe(202);
    expect(body).toMatchObject({ messageOnSubmit: null, gotoPageOnSubmitRoute: { path: '/thanks/' } });
  });

  it('accepts an id without dashes', async () => {
    expect((await send({}, { id: FORM_ID.replaceAll('-', '') })).status).toBe(202);
  });
});

describe('rejects an invalid field with its message', () => {
  it.each<[string, Record<string, unknown>, string, string[]]>([
    ['an empty required field', { fullName: ['  '] }, 'fullName', ['נא למלא שם']],
    ['a text that is too long', { fullName: ['12345678901'] }, 'fullName', ['מספר התווים המרבי הוא 10']],
    ['an invalid e-mail address', { email: ['dana'] }, 'email', ['דוא״ל שגוי']],
    [
      'two e-mail addresses, even if the pattern matches',
      { second: ['a@x.com, b@y.com'] },
      'second',
      ['דוא״ל שגוי'],
    ],
    ['a telephone number with letters', { phone: ['05x'] }, 'phone', ['phone: יש לבדוק את הערך']],
    ['a number with a sign', { rooms: ['-3'] }, 'rooms', ['ניתן להזין ספרות בלבד']],
    ['a value that does not match the pattern', { code: ['abc'] }, 'code', ['שתי אותיות']],
    [
      'an identity number with a wrong digit',
      { myIdNumber: ['123456789'] },
      'myIdNumber',
      ['תעודת זהות שגויה'],
    ],
    ['an invalid date', { day: ['2026-02-30'] }, 'day', ['day: יש לבדוק את הערך']],
    ['a choice that is not offered', { city: ['paris'] }, 'city', ['city: יש לבדוק את הערך']],
    [
      'two answers of a single choice',
      { city: ['haifa', 'eilat'], onHiddenPage: ['x'] },
      'city',
      ['city: יש לבדוק את הערך'],
    ],
    [
      'one of several choices that is not offered',
      { cities: ['haifa', 'x'] },
      'cities',
      ['cities: יש לבדוק את הערך'],
    ],
    ['a field shown by its checkbox', { more: ['on'] }, 'details', ['נא לפרט']],
    ['a field of a page that is shown', { city: ['eilat'] }, 'onHiddenPage', ['onHiddenPage: שדה חובה']],
    ['a file of another kind', { papers: [file('a.png', 'x')] }, 'papers', ['רק PDF או טקסט']],
    [
      'a file with the wrong extension',
      { papers: [file('a.pdf', 'text')] },
      'papers',
      ['תוכן הקובץ אינו מהסוג ששמו מציין. יש לשמור אותו מחדש בתוכנה שבה נכתב ולצרף שוב.'],
    ],
    [
      'a file that is not a data URL',
      { papers: [{ fileName: 'a.txt', fileContents: 'https://a.example' }] },
      'papers',
      ['רק PDF או טקסט'],
    ],
    [
      'a file that is too large',
      { papers: [{ fileName: 'a.txt', fileContents: `data:text/plain;base64,${'A'.repeat(ENCODED_MAX)}` }] },
      'papers',
      ['רק PDF או טקסט'],
    ],
    ['a text for a file field', { papers: ['a.txt'] }, 'papers', ['רק PDF או טקסט']],
    ['a file for a text field', { code: [file('a.txt', 'a')] }, 'code', ['שתי אותיות']],
    [
      'two files for a single file field',
      { photo: [file('a.txt', 'a'), file('b.txt', 'b')] },
      'photo',
      ['photo: יש לבדוק את הערך'],
    ],
  ])('%s', async (_name, values, alias, messages) => {
    const before = await cms.payload.count({ collection: 'formEntries' });
    const { status, body } = await send(values);
    expect(status).toBe(422);
    expect(body.errors).toEqual({ [alias]: messages });
    expect(await cms.payload.count({ collection: 'formEntries' })).toEqual(before);
  });

  it('in the language of the culture', async () => {
    const values = { fullName: ['Dana'], rooms: ['x'] };
    const { body, headers } = await post({ values, culture: 'en-us' });
    expect(body).toMatchObject({
      title: 'Please correct the marked fields.',
      errors: { rooms: ['Only numeric values are allowed'] },
    });
    expect(headers.get('Content-Language')).toBe('en');
  });

  it('except a valid identity number', async () => {
    expect((await send({ myIdNumber: ['123456782'] })).status).toBe(202);
  });
});

describe('other rejections follow the contract', () => {
  it.each<[string, unknown, { id?: string; headers?: Record<string, string> }, number]>([
    ['no JSON', '{', {}, 400],
    ['an invalid id', { values: {} }, { id: 'abc' }, 400],
    ['an unknown form', { values: {} }, { id: '0a1b2c3d-0000-4000-8000-00000000ffff' }, 404],
    ['values that are not arrays', { values: { fullName: 'x' } }, {}, 422],
    ['another website', { values: {} }, { headers: { Origin: 'https://evil.example' } }, 403],
    ['another content type', '{}', { headers: { 'Content-Type': 'text/plain' } }, 415],
  ])('%s', async (_name, body, options, status) => {
    expect((await post(body, options)).status).toBe(status);
  });

  it.each([
    ['an unknown form', '0a1b2c3d-0000-4000-8000-00000000ffff', 404],
    ['a form without files', GUARDED_ID, 413],
  ])('does not read a large body for %s', async (_name, id, status) => {
    const { body, close } = endless();
    const response = await fetch(`${cms.url}/umbraco/forms/api/v1/entries/${id}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
      duplex: 'half',
    } as RequestInit);
    expect(response.status).toBe(status);
    close();
  });

  it('rejects more values than any form has', async () => {
    const values = Object.fromEntries(Array.from({ length: 501 }, (_, number) => [`k${number}`, ['a']]));
    expect((await post({ values })).status).toBe(413);
  });

  it('rejects an invalid id with the specification’s message', async () => {
    expect((await post({ values: {} }, { id: 'abc' })).body.title).toBe(INVALID_GUID);
  });

  it('requires a captcha answer once for a form with a captcha', async () => {
    expect((await send({}, { id: GUARDED_ID })).status).toBe(403);
    const solved = { 'g-recaptcha-response': [await solveCaptcha(cms.url)] };
    expect((await send(solved, { id: GUARDED_ID })).status).toBe(202);
    expect((await send(solved, { id: GUARDED_ID })).status).toBe(403);
    expect((await newest())?.answers).toEqual([]);
  });

  it('ignores names of inherited properties', async () => {
    const body = '{"values":{"fullName":["x"],"__proto__":["y"],"constructor":["z"]},"culture":"he-il"}';
    expect((await post(body)).status).toBe(202);
  });
});
