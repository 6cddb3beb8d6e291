import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const documents = globSync(
  [
    'README.md',
    'docs/**/*.md',
    '{packages,plugins}/*/README.md',
    'cms/payload-fixes/**/README.md',
    '{cms/seed,demo}/README.md',
  ],
  { cwd: root },
);

/** Returns the anchor that GitHub gives a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-');

it.each(documents)('%s links to existing files and headings', (file) => {
  const broken = [...read(file).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target))
    .filter((target) => {
      const [name = '', anchor] = target.split('#');
      const linked = name ? path.join(path.dirname(file), name) : file;
      if (!existsSync(path.join(root, linked))) return true;
      if (!anchor) return false;
      return ![...read(linked).matchAll(/^#+ (.*)$/gm)].some(
        ([, heading = '']) => anchorOf(heading) === anchor,
      );
    });
  expect(broken).toEqual([]);
});

it('the index of the documentation links to every page', () => {
  const index = read('docs/README.md');
  const pages = documents.filter((file) => file.startsWith('docs/') && file !== 'docs/README.md');
  expect(pages.filter((file) => !index.includes(`(${path.relative('docs', file)})`))).toEqual([]);
});
