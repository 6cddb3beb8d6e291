import { formatName, pascalCase } from './formatName';

test.each([
  ['home', 'home'],
  ['eSGReports1', 'eSGReports1'],
  ['301', '_301'],
  ['stone-dark', 'stone_dark'],
  ['a.b/c', 'a_b_c'],
  ['two words', 'twowords'],
  ['café', 'cafe'],
  ["it's (1)", 'it_s_1_'],
  ['', '_'],
])('names %j %j, as Payload does', (value, name) => {
  expect(formatName(value)).toBe(name);
});

test.each([
  ['pages', 'Pages'],
  ['contactSubjects', 'ContactSubjects'],
  ['site-settings', 'SiteSettings'],
])('names the type of %j %j', (slug, name) => {
  expect(pascalCase(slug)).toBe(name);
});
