import type { FormikErrors } from 'formik';
import { firstErrorMessage } from './firstErrorMessage';

interface Contact {
  fullName: string;
  email: string;
  phone: string;
  message: string;
}

describe('firstErrorMessage', () => {
  const fields = ['fullName', 'email', 'phone'] as const;
  it.each<[FormikErrors<Contact>, string]>([
    [{ email: 'email', fullName: 'name' }, 'name'],
    [{ phone: 'phone', email: 'email' }, 'email'],
    [{ message: 'message' }, 'Fields are mandatory'],
    [{}, 'Fields are mandatory'],
  ])('of %j is "%s"', (errors, message) => {
    expect(firstErrorMessage(errors, fields)).toBe(message);
  });

  it('is the given fallback without an error of these fields', () => {
    expect(firstErrorMessage<{ subject: string }>({}, ['subject'], 'subject error')).toBe('subject error');
  });
});
