import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BuiltFiles } from './BuiltFiles';

let folder = '';
let files: BuiltFiles;
const file = (name: string) => path.join(folder, name);
const write = (name: string, text: string) => {
  mkdirSync(path.dirname(file(name)), { recursive: true });
  writeFileSync(file(name), text);
};
/** Sets old modification times, so that the folders count as unchanged for a while. */
const settle = () => {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (entry.isDirectory()) utimesSync(path.join(entry.parentPath, entry.name), 1000, 1000);
  utimesSync(folder, 1000, 1000);
};
const names = (all: Iterable<string>) => [...all].map((name) => path.relative(folder, name)).sort();
const facts = (all: BuiltFiles) => new Map([...all].sort(([one], [other]) => (one < other ? -1 : 1)));
/** Reads all files with a new instance. The result is the expected value for the incremental scan. */
const scanAgain = () => facts(new BuiltFiles(folder).look());

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'built-'));
  files = new BuiltFiles(folder);
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
  it('include everything except fragments of slices', () => {
    expect(names(files.look().keys())).toEqual([
      '_gatsby/slices/_gatsby-scripts-1.html',
      'about/index.html',
      'about/index.html.br',
      'index.html',
    ]);
    expect(names(files.changed)).toEqual(names(files.keys()));
    expect(new BuiltFiles(file('none')).look().size).toBe(0);
  });

  it.each<[string, () => void, { changed: string[]; gone: string[] }]>([
    ['nothing changes', () => undefined, { changed: [], gone: [] }],
    [
      'a page is written where it is',
      () => writeFileSync(file('about/index.html'), 'about us'),
      { changed: ['about/index.html'], gone: [] },
    ],
    [
      'a page is new',
      () => write('en/about/index.html', 'about'),
      { changed: ['en/about/index.html'], gone: [] },
    ],
    [
      'a page is removed',
      () => rmSync(file('about'), { recursive: true }),
      { changed: [], gone: ['about/index.html', 'about/index.html.br'] },
    ],
    [
      'a file takes the place of another',
      () => renameSync(file('index.html'), file('about/index.html')),
      { changed: ['about/index.html'], gone: ['index.html'] },
    ],
    [
      'a folder gets another name',
      () => renameSync(file('about'), file('we')),
      { changed: ['we/index.html', 'we/index.html.br'], gone: ['about/index.html', 'about/index.html.br'] },
    ],
    [
      'a folder is in place of a file',
      () => (rmSync(file('index.html')), write('index.html/x.json', '{}')),
      { changed: ['index.html/x.json'], gone: ['index.html'] },
    ],
    [
      'everything is removed',
      () => rmSync(folder, { recursive: true }),
      {
        changed: [],
        gone: [
          '_gatsby/slices/_gatsby-scripts-1.html',
          'about/index.html',
          'about/index.html.br',
          'index.html',
        ],
      },
    ],
  ])('equal a fresh read, and the changes are known, when %s', (_what, change, expected) => {
    files.look();
    change();
    files.look();
    expect({ changed: names(files.changed), gone: names(files.gone) }).toEqual(expected);
    expect(facts(files)).toEqual(scanAgain());
    mkdirSync(folder, { recursive: true });
    settle();
    files.look();
    expect({ changed: names(files.changed), gone: names(files.gone) }).toEqual({ changed: [], gone: [] });
    expect(facts(files)).toEqual(scanAgain());
  });

  it('include noted files and files renamed into a folder', () => {
    files.look();
    files.look();
    write('index.html.br.new', 'compressed now');
    renameSync(file('index.html.br.new'), file('index.html.br'));
    files.note(file('index.html.br'));
    expect(names(files.changed)).toEqual(['index.html.br']);
    expect(facts(files.look())).toEqual(scanAgain());
    expect(files.changed.size).toBe(0);
    rmSync(file('index.html.br'));
    files.note(file('index.html.br'));
    expect([names(files.changed), names(files.gone)]).toEqual([[], ['index.html.br']]);
    expect(facts(files.look())).toEqual(scanAgain());
  });

  it('keep the state of compressed files in an unchanged folder', () => {
    files.look();
    writeFileSync(file('about/index.html.br'), 'written where it is, as nothing does');
    expect(names(files.look().changed)).toEqual([]);
  });

  it('are read again in a folder that changed a moment ago, whose time may stay the same', () => {
    const now = Date.now() / 1000;
    utimesSync(file('about'), now, now);
    files.look();
    write('about/more.html', 'more');
    utimesSync(file('about'), now, now);
    expect(names(files.look().changed)).toEqual(['about/more.html']);
  });
});
