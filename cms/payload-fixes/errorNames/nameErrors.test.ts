import * as payload from 'payload';
import { APIError, formatErrors, Forbidden } from 'payload';
import { expect, it } from 'vitest';
import { ERRORS, nameErrors } from './nameErrors';

const SENTENCE = 'This building needs a code';
const told = () => formatErrors(new APIError(SENTENCE, 400, null, true)).errors[0]?.message;

/** What a minifier leaves of the classes: `e.s(class extends t {})`. */
function takeNames(): void {
  for (const error of Object.values(ERRORS)) Object.defineProperty(error, 'name', { value: '' });
}

it('an error of a build that shortens names tells its sentence', () => {
  takeNames();
  expect(told()).toBe('An unknown error occurred.');
  nameErrors();
  expect(told()).toBe(SENTENCE);
  expect(new Forbidden().name).toBe('Forbidden');
});

it('the configuration of the CMS names them', async () => {
  takeNames();
  await import('../../payload.config');
  expect(told()).toBe(SENTENCE);
});

it('knows every error of Payload', () => {
  const all = Object.entries(payload).filter(
    ([, value]) => typeof value === 'function' && value.prototype instanceof Error,
  );
  expect(Object.keys(ERRORS).sort()).toEqual(all.map(([name]) => name).sort());
});
