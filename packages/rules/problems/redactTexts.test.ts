import { redactTexts } from './redactTexts.ts';

describe('redactTexts', () => {
  it.each([
    [
      "Cannot read properties of undefined (reading 'homes')",
      "Cannot read properties of undefined (reading 'homes')",
    ],
    ["Cannot access 'total' before initialization", "Cannot access 'total' before initialization"],
    ['homes.map is not a function', 'homes.map is not a function'],
    ["undefined is not an object (evaluating 'e.homes')", 'undefined is not an object (evaluating …)'],
    ['Unexpected token \'ש\', "שלום, אני דנה" is not valid JSON', 'Unexpected token …, … is not valid JSON'],
    ['"Dana Cohen" is not valid JSON', '… is not valid JSON'],
    ['Unterminated "Dana Cohen', 'Unterminated …'],
    ['The name דנה כהן is too long', 'The name … … is too long'],
    ['No home for dana@example.com', 'No home for …'],
    ['Call 0501234567', 'Call #'],
    [
      'Minified React error #418; visit https://react.dev/errors/418?args[]=Dana for more',
      'Minified React error #418; visit https://react.dev/errors/418 for more',
    ],
    [
      'Loading chunk 4127 failed.\n(https://site.example/a-1.js?x=dana)',
      'Loading chunk # failed.…(https://site.example/a-1.js',
    ],
    ["reading 'Dana Cohen'", 'reading …'],
  ])('%s', (message, expected) => {
    expect(redactTexts(message)).toBe(expected);
  });

  it('returns at most 300 characters', () => {
    expect(redactTexts('a '.repeat(500))).toHaveLength(300);
  });
});
