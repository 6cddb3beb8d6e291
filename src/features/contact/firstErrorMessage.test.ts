import { firstErrorMessage } from './firstErrorMessage';

describe('firstErrorMessage', () => {
  const all = { fullName: 'name', email: 'email', phone: 'phone', subject: 'subject' };
  it.each([
    [all, 'name'],
    [{ ...all, fullName: undefined }, 'email'],
    [{ phone: 'phone', subject: 'subject' }, 'phone'],
    [{ subject: 'subject', message: 'message' }, 'subject'],
    [{ message: 'message' }, 'subject error'],
    [{}, 'subject error'],
  ])('of %j is "%s"', (errors, message) => {
    expect(firstErrorMessage(errors)).toBe(message);
  });
});
