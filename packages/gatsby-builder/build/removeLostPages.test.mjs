import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { removeLostPages } from './removeLostPages.mjs';

it('removes only the HTML of deleted pages', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lost-'));
  const kept = [
    'static/tool/index.html',
    ...[
      'index.html',
      'page-data/index/page-data.json',
      '404.html',
      'en/about/index.html',
      'page-data/en/about/page-data.json',
      'אודות/index.html',
      'page-data/אודות/page-data.json',
      'tool/index.html',
      'gone/a.png',
    ].map((file) => `public/${file}`),
  ];
  const lost = ['public/gone/index.html', 'public/gone/index.html.br', 'public/en/gone/deep/index.html'];
  for (const file of [...kept, ...lost]) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), '');
  }
  expect(removeLostPages(folder).sort()).toEqual(['en/gone/deep/index.html', 'gone/index.html']);
  expect([...kept, ...lost].filter((file) => !existsSync(path.join(folder, file)))).toEqual(lost);
  expect(existsSync(path.join(folder, 'public/en/gone'))).toBe(false);
  rmSync(folder, { recursive: true });
});
