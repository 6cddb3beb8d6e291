import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { browserEngines } from './browserEngines.mjs';

const { PATH } = process.env;
const folder = mkdtempSync(path.join(tmpdir(), 'programs-'));
const missing = () => Object.fromEntries(browserEngines().map((engine) => [engine.name, engine.missing]));

beforeEach(() => {
  process.env.PATH = folder;
});

afterAll(() => {
  process.env.PATH = PATH;
  rmSync(folder, { recursive: true });
});

it('names what an engine misses, and the package that brings it', () => {
  expect(missing()).toMatchObject({
    Firefox: ['Firefox (Debian: firefox-esr)'],
    WebKit: expect.arrayContaining(['WebKitWebDriver (Debian: webkit2gtk-driver)', 'Xvfb (Debian: xvfb)']),
  });
});

it('finds a program in the PATH', () => {
  writeFileSync(path.join(folder, 'firefox'), '');
  expect(missing()).toMatchObject({ Firefox: [] });
});
