const loadWith = async (language: string) => {
  Object.defineProperty(navigator, 'language', { value: language, configurable: true });
  document.documentElement.lang = 'he';
  await jest.isolateModulesAsync(async () => void (await import('./repairLanguage')));
  return navigator.language;
};

afterEach(() => Reflect.deleteProperty(navigator, 'language'));

it.each([
  ['C', 'he'],
  ['', 'he'],
  ['en-GB', 'en-GB'],
])('makes the language %j of the browser %s', async (language, expected) => {
  expect(await loadWith(language)).toBe(expected);
});
