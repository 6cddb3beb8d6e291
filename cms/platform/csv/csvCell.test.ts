import { describe, expect, it } from 'vitest';
import { csvCell, csvLine, removeFormulaGuard } from './csvCell';

describe('csvCell', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+972', "'+972"],
    ['-5', "'-5"],
    ['@SUM', "'@SUM"],
    ['\t=1', '"\'\t\'=1"'],
    ['\r=1', '"\'\r\'=1"'],
    ['  =1', "'  =1"],
    ['＝1', "'＝1"],
    ['a=1', 'a=1'],
    ['a,b', '"a,b"'],
    ['a;b', '"a;b"'],
    ['a;=1+1;b', '"a;\'=1+1;b"'],
    ['a\t @x', '"a\t\' @x"'],
    ['say "x"', '"say ""x"""'],
    ['a\nb', '"a\nb"'],
    ["hello\n=cmd|'/C calc'!A0\nbye", `"hello\n'=cmd|'/C calc'!A0\nbye"`],
    ['a\r\n +1', '"a\r\n\' +1"'],
    ['a\r@x', '"a\r\'@x"'],
    ['0501234567', '050-1234567'],
    ['דנה כהן', 'דנה כהן'],
    ['', ''],
  ])('writes %j as %j', (value, cell) => {
    expect(csvCell(value)).toBe(cell);
  });

  it.each(["hello\n=cmd|'/C calc'!A0\nbye", 'a\r\n- b\r\n\t=1', '\n=1', "it's\n'quoted'", 'a;=1\n+2'])(
    'is restored by reading: %j',
    (value) => {
      const cell = csvCell(value);
      expect(removeFormulaGuard(cell.slice(1, -1))).toBe(value);
    },
  );

  it('ends lines with CRLF', () => {
    expect(csvLine(['a', 'b'])).toBe('a,b\r\n');
  });
});
