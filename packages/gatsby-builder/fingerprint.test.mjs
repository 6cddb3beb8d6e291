import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fingerprint } from './fingerprint.mjs';

describe('fingerprint', () => {
  it('changes with files and words, but not with generated files', () => {
    const dir = mkdtempSync(path.join(tmpdir(), 'fingerprint-'));
    const file = path.join(dir, 'a.ts');
    writeFileSync(file, '1');
    const before = fingerprint([dir], ['x']);
    mkdirSync(path.join(dir, 'node_modules'));
    writeFileSync(path.join(dir, 'node_modules/b.ts'), '1');
    expect(fingerprint([dir], ['x'])).toBe(before);
    expect(fingerprint([dir], ['y'])).not.toBe(before);
    writeFileSync(file, '2');
    expect(fingerprint([dir], ['x'])).not.toBe(before);
  });
});
