import { APIError, formatErrors, Forbidden } from 'payload';
import { expect, it } from 'vitest';
import { ERRORS, nameErrors } from './nameErrors';

const SENTENCE = 'This building needs a code';
const told = () => formatErrors(new APIError(SENTENCE, 400, null, true)).errors[0]?.message;

/** Removes the class names of the errors. A minifier does the same by writing `e.s(class extends t {})`. */
function takeNames(): void {
  for (const [, error] of ERRORS) Object.defineProperty(error, 'name', { value: '' });
}

it('errors of a minified build keep their message', () => {
  takeNames();
  expect(told()).toBe('An unknown error occurred.');
  nameErrors();
  expect(told()).toBe(SENTENCE);
  expect(new Forbidden().name).toBe('Forbidden');
});

it('the configuration of the CMS restores the names', async () => {
  takeNames();
  await import('../../payload.config');
  expect(told()).toBe(SENTENCE);
});
