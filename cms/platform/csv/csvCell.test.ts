import { describe, expect, it } from 'vitest';
import { csvCell, csvLine } from './csvCell';

describe('csvCell', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+972', "'+972"],
    ['-5', "'-5"],
    ['@SUM', "'@SUM"],
    ['\t=1', '"\'\t\'=1"'],
    ['\r=1', '"\'\r=1"'],
    ['  =1', "'  =1"],
    ['＝1', "'＝1"],
    ['a=1', 'a=1'],
    ['a,b', '"a,b"'],
    ['a;b', '"a;b"'],
    ['a;=1+1;b', '"a;\'=1+1;b"'],
    ['a\t @x', '"a\t\' @x"'],
    ['say "x"', '"say ""x"""'],
    ['a\nb', '"a\nb"'],
    ['0501234567', '050-1234567'],
    ['דנה כהן', 'דנה כהן'],
    ['', ''],
  ])('writes %j as %j', (value, cell) => {
    expect(csvCell(value)).toBe(cell);
  });

  it('ends lines as the format wants it', () => {
    expect(csvLine(['a', 'b'])).toBe('a,b\r\n');
  });
});
