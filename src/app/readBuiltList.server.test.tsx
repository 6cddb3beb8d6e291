import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { renderToString } from 'react-dom/server';
import { WholeList } from '../components/WholeList/WholeList';
import { readListsAtBuild } from '../components/WholeList/wholeLists';
import { TranslationProvider } from '../i18n/TranslationProvider';
import { readLocales } from '../testing/readLocales';
import { readBuiltList } from './readBuiltList';

const FILES = ['/static/listings/0123456789abcdef0123.json', '/static/listings/123456789abcdef01234.json'];
const folder = mkdtempSync(path.join(tmpdir(), 'built-list-'));

beforeAll(() => {
  mkdirSync(path.join(folder, 'public/static/listings'), { recursive: true });
  jest.spyOn(process, 'cwd').mockReturnValue(folder);
  readListsAtBuild(readBuiltList);
});
afterAll(() => rmSync(folder, { recursive: true }));

const write = (file: string, text: string) => writeFileSync(path.join(folder, 'public', file), text);

it('a page is built from its whole list, whose parts are not in its data', () => {
  write(FILES[0] ?? '', JSON.stringify(['a', 'b']));
  write(FILES[1] ?? '', JSON.stringify(['c']));
  const html = renderToString(
    <TranslationProvider language="en" locales={readLocales('en')}>
      <WholeList first={['a']} files={FILES}>
        {(items) => <p>{items.join(' ')}</p>}
      </WholeList>
    </TranslationProvider>,
  );
  expect(html).toContain('<p>a b c</p>');
});

it('a part is read once, because its name is a content hash, and the last two hundred are cached', () => {
  const names = Array.from({ length: 201 }, (_, index) => `/static/listings/${index}.json`);
  for (const [index, name] of names.entries()) write(name, `[${index}]`);
  for (const name of names) readBuiltList(name);
  for (const name of names) write(name, '["changed"]');
  expect(readBuiltList(names[1] ?? '')).toEqual([1]);
  expect(readBuiltList(names[200] ?? '')).toEqual([200]);
  expect(readBuiltList(names[0] ?? '')).toEqual(['changed']);
});

it('a file without a list fails the build', () => {
  const file = '/static/listings/none.json';
  write(file, '{}');
  expect(() => readBuiltList(file)).toThrow('holds no list');
  expect(() => readBuiltList('/static/listings/gone.json')).toThrow('ENOENT');
});
