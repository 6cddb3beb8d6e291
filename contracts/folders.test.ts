import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { codeFiles } from './testing/codeFiles';

const root = path.resolve(__dirname, '..');
/** Tests stand beside what they test and may import anything; what is generated has no author. */
const LEFT_OUT = /\.(?:test|spec|gen)\.|(?:^|\/)(?:test|testing|e2e|migrations)\/|importMap/;
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.js', '.cjs'];

const files = codeFiles().filter((file) => !LEFT_OUT.test(file));
const known = new Set(files);

/** A component as the CMS names it: its file from `cms`, and its export. */
const COMPONENT = /(['"])(\/[\w-]+(?:\/[\w-]+)*)#\w+\1/g;

/** The components of the CMS that a file names by their paths. */
function componentsOf(file: string): string[] {
  if (!file.startsWith('cms/')) return [];
  const text = readFileSync(path.join(root, file), 'utf8');
  return [...text.matchAll(COMPONENT)].map(([, , name = '']) => `cms${name}.tsx`);
}

/** The files of the project that a file imports, types and what comes late among them. */
function importsOf(file: string): string[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  return ts.preProcessFile(text, true, true).importedFiles.flatMap(({ fileName }) => {
    if (!fileName.startsWith('.')) return [];
    const target = path.posix.join(path.posix.dirname(file), fileName);
    const found = ENDINGS.map((ending) => target + ending).find((one) => known.has(one));
    return found === undefined || found === file ? [] : [found];
  });
}

/** What stands directly in a folder, each with what it imports beside itself there. */
type Folder = Map<string, Set<string>>;

function foldersOf(): Map<string, Folder> {
  const folders = new Map<string, Folder>();
  for (const file of files)
    for (const target of [...importsOf(file), ...componentsOf(file)]) {
      const [from, to] = [file.split('/'), target.split('/')];
      let depth = 0;
      while (from[depth] === to[depth]) depth += 1;
      const name = from.slice(0, depth).join('/');
      const folder = folders.get(name) ?? new Map<string, Set<string>>();
      folders.set(name, folder);
      const [one, other] = [from[depth] ?? '', to[depth] ?? ''];
      folder.set(one, (folder.get(one) ?? new Set<string>()).add(other));
    }
  return folders;
}

/** A way that ends where it began; null where there is none. */
function circleIn(folder: Folder): string[] | null {
  const done = new Set<string>();
  const walk = (name: string, way: readonly string[]): string[] | null => {
    if (way.includes(name)) return [...way.slice(way.indexOf(name)), name];
    if (done.has(name)) return null;
    for (const next of folder.get(name) ?? []) {
      const circle = walk(next, [...way, name]);
      if (circle) return circle;
    }
    done.add(name);
    return null;
  };
  for (const name of folder.keys()) {
    const circle = walk(name, []);
    if (circle) return circle;
  }
  return null;
}

it('no folder or file imports another that imports it, over whatever way', () => {
  const folders = foldersOf();
  expect(folders.size).toBeGreaterThan(200);
  const circles = [...folders].flatMap(([name, folder]) => {
    const circle = circleIn(folder);
    return circle ? [`${name || '.'}: ${circle.join(' → ')}`] : [];
  });
  expect(circles).toEqual([]);
});

it('a circle would be found', () => {
  const folder: Folder = new Map([
    ['a', new Set(['b'])],
    ['b', new Set(['c', 'd'])],
    ['d', new Set(['b'])],
  ]);
  expect(circleIn(folder)).toEqual(['b', 'd', 'b']);
});
