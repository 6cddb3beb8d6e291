import { codeFiles } from './testing/codeFiles';

/** Paths under which the modules of the project are imported. */
const modules = codeFiles()
  .filter((file) => !/\.(test|d)\.\w+$/.test(file))
  .map((file) => file.replace(/\.\w+$/, ''));

it('module names differ by more than case, which Windows and macOS ignore', () => {
  const first = new Map<string, string>();
  const alike = modules.filter((name) => {
    const other = first.get(name.toLowerCase());
    first.set(name.toLowerCase(), other ?? name);
    return other !== undefined && other !== name;
  });
  expect(modules.length).toBeGreaterThan(500);
  expect(alike).toEqual([]);
});
