import { expect, it } from 'vitest';
import { zip } from '../../test/zip';
import { FileFault } from './FileFault';
import { unpackZip } from './unpackZip';

const LIMITS = { entries: 10, bytes: 2_000_000 };
const unpack = (archive: Buffer, limits = LIMITS) => unpackZip(archive, (name) => name !== 'not', limits);

/** Returns the offsets of the entries in the archive's central directory. */
function directory(archive: Buffer): number[] {
  const found: number[] = [];
  for (let at = archive.indexOf('PK\x01\x02'); at >= 0; at = archive.indexOf('PK\x01\x02', at + 4))
    found.push(at);
  return found;
}

/** Applies a change to the archive's central directory and returns the archive. */
function changed(archive: Buffer, change: (lines: number[], end: number) => void): Buffer {
  change(directory(archive), archive.indexOf('PK\x05\x06'));
  return archive;
}

it('unpacks the wanted files', async () => {
  const parts = await unpack(zip({ a: 'one', not: 'two', 'b/c': 'three'.repeat(1000), empty: '' }));
  const texts = [...parts].map(([name, content]) => [name, content.toString()]);
  expect(texts).toEqual([
    ['a', 'one'],
    ['b/c', 'three'.repeat(1000)],
    ['empty', ''],
  ]);
});

it.each<[string, () => Buffer]>([
  ['is invalid', () => Buffer.from('PK\x03\x04 and no more')],
  ['holds too many files', () => zip(Object.fromEntries([...'abcdefghijk'].map((name) => [name, name])))],
  ['unpacks to more than the limit', () => zip({ a: Buffer.alloc(1_500_000), b: Buffer.alloc(1_500_000) })],
  [
    'declares a file as smaller than it is',
    () => {
      const archive = zip({ a: Buffer.alloc(100_000_000) });
      return changed(archive, ([line = 0]) => archive.writeUInt32LE(1, line + 24));
    },
  ],
  [
    'declares a file as larger than it is',
    () => {
      const archive = zip({ a: 'one' });
      return changed(archive, ([line = 0]) => archive.writeUInt32LE(400, line + 24));
    },
  ],
  [
    'has two names for the same data',
    () => {
      const archive = zip({ a: 'one', b: 'one' });
      return changed(archive, ([, line = 0]) => archive.writeUInt32LE(0, line + 42));
    },
  ],
  ['has a duplicate name', () => zip({ 'xl/a': 'one', 'XL/A': 'two' })],
  [
    'has two different file counts',
    () => {
      const archive = zip({ a: 'one', b: 'two' });
      return changed(archive, (_lines, end) => archive.writeUInt16LE(1, end + 8));
    },
  ],
  [
    'leads elsewhere',
    () => {
      const archive = zip({ a: 'one' });
      return changed(archive, ([line = 0]) => archive.writeUInt32LE(5, line + 42));
    },
  ],
  [
    'uses another compression method',
    () => {
      const archive = zip({ a: 'one' });
      return changed(archive, ([line = 0]) => archive.writeUInt16LE(12, line + 10));
    },
  ],
  [
    'is encrypted',
    () => {
      const archive = zip({ a: 'one' });
      return changed(archive, ([line = 0]) => archive.writeUInt16LE(1, line + 8));
    },
  ],
])('rejects an archive that %s', async (_name, archive) => {
  await expect(unpack(archive())).rejects.toThrow(FileFault);
});
