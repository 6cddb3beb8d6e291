import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const source = (folder: string, name: string) =>
  readFileSync(new URL(`${folder}/${name}`, import.meta.url), 'utf8');

// Site and CMS are deployed apart and share no code; both must understand words alike.
it.each(['foldText.ts', 'otherLayout.ts', 'wordForms.ts'])('%s is the same file as the site’s', (name) => {
  expect(source('.', name)).toBe(source('../../../src/lib/search', name));
});
