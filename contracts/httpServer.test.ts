import { readFileSync } from 'node:fs';
import path from 'node:path';

const read = (file: string) => readFileSync(path.resolve(__dirname, '..', file), 'utf8');

it('site and CMS, which are deployed apart, run on the same server', () => {
  expect(read('cms/scripts/httpServer.mjs')).toBe(read('scripts/lib/httpServer.mjs'));
});
