import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { removeLostPages } from './removeLostPages.mjs';

it('removes the HTML of pages that are no more, and nothing else', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lost-'));
  const files = [
    'index.html',
    '404.html',
    'en/about/index.html',
    'אודות/index.html',
    'gone/index.html',
    'gone/a.png',
  ];
  for (const file of files) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), '');
  }
  const pages = ['/', '/404.html', '/en/about/', encodeURI('/אודות/')];
  expect(removeLostPages(folder, pages)).toEqual(['gone/index.html']);
  expect(files.filter((file) => !existsSync(path.join(folder, file)))).toEqual(['gone/index.html']);
  rmSync(folder, { recursive: true });
});
