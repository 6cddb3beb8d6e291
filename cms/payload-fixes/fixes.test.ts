import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const fixes = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

it.each(fixes)('%s has a description, and a test that fails once upstream is fixed', (name) => {
  for (const file of ['README.md', 'upstream.test.ts'])
    expect(existsSync(path.join(import.meta.dirname, name, file)), file).toBe(true);
});
