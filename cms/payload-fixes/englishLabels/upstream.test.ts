import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { upstreamSource } from '../../test/upstreamSource';
import { ENGLISH } from './translateTexts';

const scripts = ['@payloadcms/ui/dist', '@payloadcms/richtext-lexical/dist', 'react-datepicker/dist']
  .flatMap((folder) =>
    readdirSync(path.join('node_modules', folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.join(folder, file),
    ),
  )
  .filter((file) => /\.[cm]?js$/.test(file) && !file.includes('exports/client'))
  .map(upstreamSource)
  .join('\n');

it.each([...new Set(ENGLISH)])('upstream has "%s" in English only', (text) => {
  expect(scripts.includes(text.trimEnd())).toBe(true);
});
