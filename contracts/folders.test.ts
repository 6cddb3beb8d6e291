import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { codeFiles } from './testing/codeFiles';

const root = path.resolve(__dirname, '..');
/** Files that are not checked: tests, which may import anything, and generated files. */
const LEFT_OUT = /\.(?:test|spec|gen)\.|(?:^|\/)(?:test|testing|e2e|migrations)\/|importMap/;
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.js', '.cjs'];

const files = codeFiles().filter((file) => !LEFT_OUT.test(file));
const known = new Set(files);

/** Matches the path with which the CMS refers to an admin component: a file, relative to `cms`, and an export. */
const COMPONENT = /(['"])(\/[\w-]+(?:\/[\w-]+)*)#\w+\1/g;

/** Returns the files of the admin components that a file refers to by path. */
function componentsOf(file: string): string[] {
  if (!file.startsWith('cms/')) return [];
  const text = readFileSync(path.join(root, file), 'utf8');
  return [...text.matchAll(COMPONENT)].map(([, , name = '']) => `cms${name}.tsx`);
}

/** Returns the files of the project that a file imports. Type imports and dynamic imports count. */
function importsOf(file: string): string[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  return ts.preProcessFile(text, true, true).importedFiles.flatMap(({ fileName }) => {
    if (!fileName.startsWith('.')) return [];
    const target = path.posix.join(path.posix.dirname(file), fileName);
    const found = ENDINGS.map((ending) => target + ending).find((one) => known.has(one));
    return found === undefined || found === file ? [] : [found];
  });
}

/** Entries of a folder. Each has the set of entries in the same folder that it imports. */
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

/** Finds a cycle of imports. Returns null if there is none. */
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

it('no folders or files import each other, directly or indirectly', () => {
  const folders = foldersOf();
  expect(folders.size).toBeGreaterThan(200);
  const circles = [...folders].flatMap(([name, folder]) => {
    const circle = circleIn(folder);
    return circle ? [`${name || '.'}: ${circle.join(' → ')}`] : [];
  });
  expect(circles).toEqual([]);
});

it('detects a cycle', () => {
  const folder: Folder = new Map([
    ['a', new Set(['b'])],
    ['b', new Set(['c', 'd'])],
    ['d', new Set(['b'])],
  ]);
  expect(circleIn(folder)).toEqual(['b', 'd', 'b']);
});
