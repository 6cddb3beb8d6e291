import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { templateFile, templateNames } from '../pages/templateFile';
import { namespacesUsed } from './namespacesUsed';
import { readFileSync } from 'node:fs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'texts-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string) => {
  writeFileSync(path.join(folder, name), text);
  return path.join(folder, name);
};

it('finds namespaces of a component and its imports: dynamic, circular and as a list', async () => {
  const page = write(
    'Page.tsx',
    `import { A } from './A'; export const load = () => import('./B'); export default A;`,
  );
  write(
    'A.tsx',
    `import { useTranslation } from 'react-i18next'; import './Page'; export const A = () => useTranslation('forms');`,
  );
  write(
    'B.tsx',
    `import { useTranslation } from 'react-i18next'; export const B = () => useTranslation(['lead', 'map']);`,
  );
  await expect(namespacesUsed({ page }, folder)).resolves.toEqual({
    page: ['common', 'forms', 'lead', 'map'],
  });
});

it('ignores type imports', async () => {
  const page = write('Page.tsx', `import type { A } from './A'; export const a: A = 1;`);
  write(
    'A.tsx',
    `import { useTranslation } from 'react-i18next'; export type A = 1; export const b = () => useTranslation('forms');`,
  );
  await expect(namespacesUsed({ page }, folder)).resolves.toEqual({ page: ['common'] });
});

it('fails for a missing file', async () => {
  const page = write('Page.tsx', `import './nothing';`);
  await expect(namespacesUsed({ page }, folder)).rejects.toThrow('./nothing');
});

describe('the templates', () => {
  const names = templateNames();

  it('have the namespaces that their components use', async () => {
    const { contact, home } = await namespacesUsed(
      { contact: templateFile('contact') ?? '', home: templateFile('home') ?? '' },
      process.cwd(),
    );
    expect(contact).toEqual(expect.arrayContaining(['common', 'contact', 'forms']));
    expect(home).not.toContain('payment');
  });

  it.each(names)('%s queries its own texts', (name) => {
    const source = readFileSync(templateFile(name) ?? '', 'utf8');
    expect(source).toContain(`locales: texts(template: "${name}", language: $language)`);
  });
});
