import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { builtFiles, type KnownFiles, noteFile } from './builtFiles';

let folder = '';
let known: KnownFiles;
const file = (name: string) => path.join(folder, name);
const write = (name: string, text: string) => {
  mkdirSync(path.dirname(file(name)), { recursive: true });
  writeFileSync(file(name), text);
};
/** Folders that nobody has changed for a while. */
const settle = () => {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (entry.isDirectory()) utimesSync(path.join(entry.parentPath, entry.name), 1000, 1000);
  utimesSync(folder, 1000, 1000);
};
const names = (files: Map<string, unknown>) =>
  [...files.keys()].map((name) => path.relative(folder, name)).sort();

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'built-'));
  known = { folders: new Map(), files: new Map() };
  write('index.html', 'home');
  write('about/index.html', 'about');
  write('about/index.html.br', 'compressed');
  write('_gatsby/slices/header.html', 'a piece');
  write('_gatsby/slices/_gatsby-scripts-1.html', 'scripts');
  mkdirSync(file('page-data/404.html'), { recursive: true });
  settle();
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the files of a built site', () => {
  it('are all but the pieces of slices', () => {
    expect(names(builtFiles(folder))).toEqual([
      '_gatsby/slices/_gatsby-scripts-1.html',
      'about/index.html',
      'about/index.html.br',
      'index.html',
    ]);
    expect(builtFiles(file('none'))).toEqual(new Map());
  });

  it.each<[string, () => void]>([
    ['nothing changes', () => undefined],
    ['a page is written where it is', () => writeFileSync(file('about/index.html'), 'about us')],
    ['a page is new', () => write('en/about/index.html', 'about')],
    ['a page is removed', () => rmSync(file('about'), { recursive: true })],
    ['a file takes the place of another', () => renameSync(file('index.html'), file('about/index.html'))],
    ['a folder gets another name', () => renameSync(file('about'), file('we'))],
    ['a folder is in place of a file', () => (rmSync(file('index.html')), write('index.html/x.json', '{}'))],
  ])('are known as a look at all of them finds them when %s', (_what, change) => {
    builtFiles(folder, known);
    expect(known.folders.size).toBe(6);
    change();
    expect(builtFiles(folder, known)).toEqual(builtFiles(folder));
    settle();
    expect(builtFiles(folder, known)).toEqual(builtFiles(folder));
  });

  it('include what was noted since, and what was renamed into a folder', () => {
    const files = builtFiles(folder, known);
    write('index.html.br.new', 'compressed now');
    renameSync(file('index.html.br.new'), file('index.html.br'));
    noteFile(files, file('index.html.br'));
    expect(builtFiles(folder, known)).toEqual(builtFiles(folder));
    rmSync(file('index.html.br'));
    expect(builtFiles(folder, known)).toEqual(builtFiles(folder));
  });

  it('are not asked again for the compressed form in a folder that is as it was', () => {
    const before = builtFiles(folder, known).get(file('about/index.html.br'));
    writeFileSync(file('about/index.html.br'), 'written where it is, as nothing does');
    expect(builtFiles(folder, known).get(file('about/index.html.br'))).toEqual(before);
  });

  it('are read again in a folder that was changed a moment ago: its time may stay the same', () => {
    utimesSync(file('about'), Date.now() / 1000, Date.now() / 1000);
    builtFiles(folder, known);
    expect([...known.folders.keys()].map((name) => path.relative(folder, name))).not.toContain('about');
  });
});
