import type { AfterErrorHook } from 'payload';
import { expect, test } from 'vitest';
import { explainFormErrors } from './explainFormErrors';

const say = (
  errors: object[],
  { status = 400, context = {}, user = null as object | null, headers = {} } = {},
) =>
  explainFormErrors({
    error: Object.assign(new Error('refused'), { status }),
    req: { i18n: { language: 'en' }, context, user, t: (key: string) => key, headers: new Headers(headers) },
    result: { errors },
  } as unknown as Parameters<AfterErrorHook>[0]);

test('adds the reason to each field, whatever the error class is called after bundling', () => {
  const data = {
    errors: [
      { label: 'Content > Slug', path: 'slug', message: 'Another page is already at /about/' },
      { path: 'title', message: 'The page has no name in Hebrew' },
    ],
  };
  expect(say([{ name: 'o', message: 'The following fields are invalid: slug, title', data }])).toEqual({
    response: {
      errors: [
        {
          name: 'o',
          message:
            'Not saved: Slug: Another page is already at /about/, title: The page has no name in Hebrew',
          data,
        },
      ],
    },
  });
});

test('removes commas from a reason, because the admin splits at them, and names its block', () => {
  const data = {
    errors: [
      { label: 'Content > Blocks > Block 2 (Text) > Title', message: 'Fill it in, or remove it' },
      { message: 'No name in Hebrew' },
    ],
  };
  const answer = say([{ message: 'refused', data }], { context: { keptAsDraft: true } });
  expect(answer).toMatchObject({
    response: {
      errors: [
        {
          message:
            'Not published – kept as a draft: Block 2 (Text) > Title: Fill it in – or remove it, No name in Hebrew',
        },
      ],
    },
  });
});

test('explains a lock and a stale form at the top of the response', () => {
  expect(say([{ message: 'Document with ID 3 is locked' }], { status: 423 })).toMatchObject({
    response: { message: expect.stringContaining('Another user is editing') as string },
  });
  expect(say([{ message: 'Noa saved this' }], { status: 409 })).toMatchObject({
    response: { message: 'Noa saved this' },
  });
});

test('keeps a single sentence unchanged, whatever its characters', () => {
  const message = 'The picture is damaged: open it, save it again, and upload the new file.';
  expect(say([{ message }], { status: 400 })).toMatchObject({ response: { message } });
  expect(say([{ message }], { status: 500 })).toBeUndefined();
});

test.each([
  ['Invalid MIME type: application/x-msdownload.', 'Files of this type'],
  ['File type application/x-msdownload (from extension exe) is not allowed.', 'Files of this type'],
  ['File type text/plain (from extension jpg) is not allowed.', 'The file is not a JPG file'],
])('explains the rejection of a file type: %s', (refusal, said) => {
  const data = { errors: [{ path: 'file', message: refusal }] };
  expect(say([{ message: 'refused', data }])).toMatchObject({
    response: { message: expect.stringContaining(said) as string },
  });
});

test('leaves other errors unchanged', () => {
  expect(say([{ message: 'Not found' }])).toBeUndefined();
});

test('explains the limit for a form or file that is too large', () => {
  const message = 'The form and its files are too large. You can send up to 60 MB at once.';
  for (const said of ['File size limit has been reached', 'Multipart request size limit has been reached'])
    expect(say([{ message: said }], { status: 413 })).toEqual({
      response: { errors: [{ message }], message },
    });
});

test('tells a logged-out user about the login, and others about missing permission', () => {
  const errors = [{ message: 'error:notAllowedToPerformAction' }];
  const message = expect.stringMatching(/^You are no longer logged in/) as string;
  const headers = { 'X-Editor-Tab': 'a' };
  expect(say(errors, { status: 403 })).toBeUndefined();
  expect(say(errors, { status: 403, headers })).toEqual({ response: { errors: [{ message }], message } });
  expect(say(errors, { status: 403, headers, user: { id: 1 } })).toBeUndefined();
  expect(say([{ message: 'Copying is off' }], { status: 403, headers })).toBeUndefined();
});
