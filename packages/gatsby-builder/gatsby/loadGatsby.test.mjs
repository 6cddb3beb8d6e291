import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { GATSBY_VERSION, loadGatsby } from './loadGatsby.mjs';

const root = path.join(import.meta.dirname, '../../..');

it('supports the exact version that the site uses', () => {
  const { dependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  expect(dependencies.gatsby).toBe(GATSBY_VERSION);
});

it('rejects other versions', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'gatsby-version-'));
  mkdirSync(path.join(folder, 'node_modules/gatsby'), { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{}');
  writeFileSync(path.join(folder, 'node_modules/gatsby/package.json'), '{ "version": "5.99.0" }');
  expect(() => loadGatsby(folder)).toThrow(`supports Gatsby ${GATSBY_VERSION}, not 5.99.0`);
  rmSync(folder, { recursive: true });
});
