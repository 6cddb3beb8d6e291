import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { renderToString } from 'react-dom/server';
import { WholeList } from '../components/WholeList/WholeList';
import { readListsAtBuild } from '../components/WholeList/wholeLists';
import { TranslationProvider } from '../i18n/TranslationProvider';
import { readLocales } from '../testing/readLocales';
import { readBuiltList } from './readBuiltList';

const FILE = '/static/listings/0123456789abcdef0123.json';
const folder = mkdtempSync(path.join(tmpdir(), 'built-list-'));

beforeAll(() => {
  mkdirSync(path.join(folder, 'public/static/listings'), { recursive: true });
  jest.spyOn(process, 'cwd').mockReturnValue(folder);
  readListsAtBuild(readBuiltList);
});
afterAll(() => rmSync(folder, { recursive: true }));

const write = (text: string) => writeFileSync(path.join(folder, 'public', FILE), text);

it('a page that is built again has its whole list, which an earlier build took out of its data', () => {
  write(JSON.stringify(['a', 'b', 'c']));
  const html = renderToString(
    <TranslationProvider language="en" locales={readLocales('en')}>
      <WholeList first={['a']} file={FILE}>
        {(items) => <p>{items.join(' ')}</p>}
      </WholeList>
    </TranslationProvider>,
  );
  expect(html).toContain('<p>a b c</p>');
});

it('a file that holds no list ends the build', () => {
  write('{}');
  expect(() => readBuiltList(FILE)).toThrow('holds no list');
  expect(() => readBuiltList('/static/listings/gone.json')).toThrow('ENOENT');
});
