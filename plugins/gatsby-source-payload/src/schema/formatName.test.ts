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
])('formats %j as %j, like Payload', (value, name) => {
  expect(formatName(value)).toBe(name);
});

test.each([
  ['pages', 'Pages'],
  ['contactSubjects', 'ContactSubjects'],
  ['site-settings', 'SiteSettings'],
])('formats the type of %j as %j', (slug, name) => {
  expect(pascalCase(slug)).toBe(name);
});
