import { codeFiles } from './testing/codeFiles';

/** Modules of the project by the name under which others import them. */
const modules = codeFiles()
  .filter((file) => !/\.(test|d)\.\w+$/.test(file))
  .map((file) => file.replace(/\.\w+$/, ''));

it('names of modules differ by more than the case of their letters, which Windows and macOS do not tell apart', () => {
  const first = new Map<string, string>();
  const alike = modules.filter((name) => {
    const other = first.get(name.toLowerCase());
    first.set(name.toLowerCase(), other ?? name);
    return other !== undefined && other !== name;
  });
  expect(modules.length).toBeGreaterThan(500);
  expect(alike).toEqual([]);
});
