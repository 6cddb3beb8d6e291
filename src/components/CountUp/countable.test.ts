import { countable, textAt } from './countable';

describe('countable', () => {
  it.each([
    ['52', 52],
    ['12,400', 12400],
    ['4.5', 4.5],
    ['≈ 1,250 ₪', 1250],
    ['2500', 2500],
  ])('reads the number of %s', (text, value) => {
    expect(countable(text)?.value).toBe(value);
  });

  it.each([
    ['a year', '1948'],
    ['a year of this century', '2024'],
    ['two numbers', '24/7'],
    ['a range', '10–20'],
    ['a word', 'A+'],
    ['nothing to count', '0'],
    ['an empty text', ''],
  ])('ignores %s', (_name, text) => {
    expect(countable(text)).toBeNull();
  });
});

describe('textAt', () => {
  const half = (text: string) => {
    const found = countable(text);
    return found && textAt(found, 0.5);
  };

  it.each([
    ['12,400', '6,200'],
    ['4.5', '2.3'],
    ['2500', '1250'],
    ['+90 km', '+45 km'],
  ])('keeps the format of %s', (text, expected) => {
    expect(half(text)).toBe(expected);
  });

  it.each(['52', '12,400', '4.50', '≈1,250 ₪'])('ends with %s', (text) => {
    const found = countable(text);
    expect(found && textAt(found, 1)).toBe(text);
  });
});
