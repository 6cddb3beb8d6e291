import { existsSync } from 'node:fs';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publishRedirects } from './publishRedirects';

const LAST = '/en/* /en/404/ 404\n';
let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'redirects-'));
  file = path.join(folder, '_redirects');
});

const redirect = (fromPath: string, toPath: string) => ({ fromPath, toPath, statusCode: 301 });

test('adds the redirect of a moved page before the build writes or deletes pages', async () => {
  await writeFile(file, `/a/ /b/ 301\n${LAST}`);
  await publishRedirects(folder, [redirect('/a/', '/b/'), redirect('/old name/', '/new/')]);
  expect(await readFile(file, 'utf8')).toBe(`/a/ /b/ 301\n/old%20name/ /new/ 301\n${LAST}`);
});

test('keeps a redirect until the page that replaces it exists', async () => {
  await writeFile(file, `/a/ /b/ 301\n${LAST}`);
  await publishRedirects(folder, [redirect('/b/', '/a/')]);
  expect(await readFile(file, 'utf8')).toBe(`/b/ /a/ 301\n/a/ /b/ 301\n${LAST}`);
});

test('uses the newest target', async () => {
  await writeFile(file, `/a/ /b/ 301\n${LAST}`);
  await publishRedirects(folder, [redirect('/a/', '/c/')]);
  expect(await readFile(file, 'utf8')).toBe(`/a/ /c/ 301\n${LAST}`);
});

test('writes nothing before the end of the first build', async () => {
  await publishRedirects(folder, [redirect('/a/', '/b/')]);
  expect(existsSync(file)).toBe(false);
});
