import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DATE_FORMATS } from './dateFormats';

const SRC = path.resolve(__dirname, '..');

const asked = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts') && !file.includes('.test.'))
  .flatMap((file) =>
    [...readFileSync(path.join(SRC, file), 'utf8').matchAll(/formatString: "([^"]+)"/g)].map(
      ([, format]) => [file, format] as const,
    ),
  );

it.each(asked)('%s uses a date format of the table: %s', (_file, format) => {
  expect(Object.values(DATE_FORMATS)).toContain(format);
});
