import { firstErrorMessage } from './firstErrorMessage';

describe('firstErrorMessage', () => {
  const all = { fullName: 'name', email: 'email', phone: 'phone', subject: 'subject' };
  it.each([
    [all, 'name'],
    [{ ...all, fullName: undefined }, 'email'],
    [{ phone: 'phone', subject: 'subject' }, 'subject'],
    [{ phone: 'phone', message: 'message' }, 'phone'],
    [{ message: 'message' }, 'subject error'],
    [{}, 'subject error'],
  ])('of %j is "%s"', (errors, message) => {
    expect(firstErrorMessage(errors)).toBe(message);
  });
});
