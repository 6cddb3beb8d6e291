import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { HEADED_KIND_FILE, headedKindSource, KINDS_FILE, kindsSource } from '../../scripts/kindsSource';
import { kinds } from './kinds.gen';

it('lists all files of kinds', () => {
  expect(readFileSync(KINDS_FILE, 'utf8'), 'npm run generate').toBe(kindsSource());
});

it('lists the headed kinds for the site', () => {
  expect(readFileSync(HEADED_KIND_FILE, 'utf8'), 'npm run generate').toBe(headedKindSource(kinds));
});

it('names each kind once', () => {
  const names = kinds.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
