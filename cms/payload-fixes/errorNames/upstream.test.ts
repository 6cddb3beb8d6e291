import { APIError, formatErrors } from 'payload';
import { expect, it } from 'vitest';

it('Payload hides the message of an error whose class has no name', () => {
  Object.defineProperty(APIError, 'name', { value: '' });
  const [error] = formatErrors(new APIError('This building needs a code', 400, null, true)).errors;
  expect(error?.message).toBe('An unknown error occurred.');
});
