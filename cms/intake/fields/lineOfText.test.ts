import { describe, expect, it } from 'vitest';
import { lineOfText, optionalLine } from './lineOfText';

const FORGED = [
  'דירה\nאישור: כן',
  'a\r',
  'a\u0007b',
  'a\u2028b',
  'a\u2029b',
  'cv\u202efdp',
  '\u2066a\u2069b',
].map((text) => `x${text}x`);

describe('lineOfText', () => {
  it.each(FORGED)('refuses %j', (text) => {
    expect(lineOfText(100).safeParse(text).success).toBe(false);
    expect(optionalLine(100).safeParse(text).success).toBe(false);
  });

  it.each(['דירה 4 (קומה 2)', 'דו״ח \u200f2026', 'Łódź 👩‍👩‍👧', ''])('takes %j', (text) => {
    expect(lineOfText(100).parse(` ${text}\n`)).toBe(text);
  });

  it('lets a line be missing, and too long a one not be', () => {
    expect(optionalLine(3).parse(null)).toBe('');
    expect(optionalLine(3).safeParse('four').success).toBe(false);
  });
});
