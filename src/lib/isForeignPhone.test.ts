import { isForeignPhone } from './isForeignPhone';

it.each([
  ['+48 22 123 45 67', true],
  ['0048 501 234 567', true],
  ['+49 (0)30 123456', true],
  ['+351 21 123 4567', true],
  ['+48 22 123', false],
  ['+999 12345678', false],
  ['+972 3 555 0171', false],
])('%j is valid: %s', async (text, valid) => expect(await isForeignPhone(text)).toBe(valid));

it('leaves the decision to the server when the library cannot be loaded', async () => {
  jest.resetModules();
  jest.doMock('./parsePhone', () => {
    throw new Error('offline');
  });
  const offline = await import('./isForeignPhone');
  expect(await offline.isForeignPhone('+48 22 123')).toBe(true);
});
