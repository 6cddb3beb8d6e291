import { mkdtemp, readFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BuiltFiles } from './BuiltFiles';
import { writeManifests } from './writeManifests';

const graphql = (query: string) => {
  const siteName = query.includes('"en"') ? 'Even Derech Group' : 'קבוצת אבן־דרך';
  return Promise.resolve({ data: { cmsSiteSettings: { siteName, description: null } } });
};

it.each([
  ['manifest.webmanifest', { name: 'קבוצת אבן־דרך', lang: 'he', dir: 'rtl', start_url: '/' }],
  ['en/manifest.webmanifest', { name: 'Even Derech Group', lang: 'en', dir: 'ltr', start_url: '/en/' }],
])('%s has the name of the site in its language, and icons that exist', async (file, expected) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'manifests-'));
  await writeManifests(folder, graphql, new BuiltFiles(folder));
  const written = JSON.parse(await readFile(path.join(folder, file), 'utf8')) as { icons: { src: string }[] };
  expect(written).toMatchObject({ ...expected, theme_color: '#ffffff', background_color: '#ffffff' });
  for (const { src } of written.icons) expect(existsSync(path.join('static', src))).toBe(true);
});

it('fails the build when the query fails', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'manifests-'));
  const broken = () => Promise.resolve({ errors: [{ message: 'No such field' }] });
  await expect(writeManifests(folder, broken, new BuiltFiles(folder))).rejects.toThrow('No such field');
});
