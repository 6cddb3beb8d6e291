import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { InspectionBudget } from './InspectionBudget';
import { FileFault } from './FileFault';
import { pdfStream } from './pdfStream';

const MAX_CHUNK = 256_000;

/** Budget that records how many units were requested before each step. */
class NotedEffort extends InspectionBudget {
  readonly asked: number[] = [];

  override async spend(units: number): Promise<void> {
    this.asked.push(units);
    await super.spend(units);
  }
}

async function decode(raw: Buffer, ...filters: string[]) {
  const effort = new NotedEffort(100_000_000);
  const content = await pdfStream(raw, ['Filter', ...filters, 'Length'], true, effort);
  return { content, asked: effort.asked };
}

/** Encodes bytes in base 85, in groups of four. */
function base85(bytes: Buffer): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 4) {
    let rest = bytes.readUInt32BE(at);
    const signs = [0, 0, 0, 0, 0].map(() => {
      const sign = String.fromCharCode(33 + (rest % 85));
      rest = Math.floor(rest / 85);
      return sign;
    });
    text += rest === 0 && signs.every((sign) => sign === '!') ? 'z' : signs.reverse().join('');
  }
  return text;
}

const sample = Buffer.from(Array.from({ length: 300_000 }, (_none, at) => (at * 7919) % 251));

describe('text-encoded streams of a PDF', () => {
  it.each([
    ['ASCIIHexDecode', '48 65\n6C6c 6F2>41', 'Hello '],
    ['AHx', '4>', '@'],
    ['ASCII85Decode', '87cUR\nD]~>zz', 'Hello'],
    ['A85', 'z!!~>', '\0\0\0\0\0'],
    ['A85', '', ''],
  ])('are decoded by %s: %j', async (filter, text, content) => {
    expect((await decode(Buffer.from(text), filter)).content.toString('latin1')).toBe(content);
  });

  it.each([
    ['ASCIIHexDecode', sample.toString('hex')],
    ['ASCIIHexDecode', ` ${sample.toString('hex')}>`],
    ['ASCII85Decode', base85(sample)],
    ['ASCII85Decode', ` ${base85(sample)}~>`],
  ])('are decoded across chunks: %s', async (filter, text) => {
    const { content } = await decode(Buffer.from(text), filter);
    expect(content.equals(sample)).toBe(true);
  });

  it.each(['ASCIIHexDecode', 'ASCII85Decode'])(
    'spend budget for each chunk before decoding it: %s',
    async (filter) => {
      const raw = Buffer.alloc(6_000_000, 'A');
      const { asked } = await decode(raw, filter);
      const before = asked.slice(0, -1);
      expect(before.reduce((sum, units) => sum + units, 0)).toBe(raw.length);
      expect(Math.max(...before)).toBeLessThanOrEqual(MAX_CHUNK);
    },
  );

  it.each(['ASCIIHexDecode', 'AHx', 'ASCII85Decode', 'A85'])(
    'are rejected when they result from another filter and are too long: %s',
    async (filter) => {
      const packed = deflateSync(Buffer.alloc(10_000_000, 'A'));
      await expect(decode(packed, 'FlateDecode', filter)).rejects.toThrow(FileFault);
    },
  );

  it('are not decoded without remaining budget', async () => {
    const raw = Buffer.alloc(1_000_000, 'A');
    await expect(pdfStream(raw, ['Filter', 'AHx'], true, new NotedEffort(500_000))).rejects.toThrow(
      FileFault,
    );
  });
});
