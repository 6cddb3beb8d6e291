import { msUntilNext, isDue } from './refreshTiming';
import { bondsCsv } from './bondsCsv';
import { axisTexts, rateText, signedText, timeText, toneOf, volumeText } from './figures';
import { indexAfterKey } from './graphIndex';
import { bond } from './testing/marketFixture';
import { tickerEntries } from './tickerEntries';

describe('figures', () => {
  it.each([
    [null, '–'],
    [4512, '4,512.00'],
    [101.2, '101.20'],
    [98.725, '98.73'],
    [1234567.891, '1,234,567.89'],
  ])('formats a rate of %s as %s', (rate, text) => expect(rateText(rate)).toBe(text));

  it.each([
    [[], []],
    [
      [6040, 6050],
      ['6,040', '6,050'],
    ],
    [
      [100, 100.5],
      ['100.00', '100.50'],
    ],
  ])('formats the rates %j of an axis as %j', (rates, texts) => expect(axisTexts(rates)).toEqual(texts));

  it.each([
    [2.55, '+2.55', 'up'],
    [-0.3, '−0.30', 'down'],
    [1200, '+1,200.00', 'up'],
    // Zero is `down`, because only a positive change is green.
    [0, '0.00', 'down'],
    [null, '–', null],
  ] as const)('formats a change of %s as %s and %s', (change, text, tone) => {
    expect(signedText(change)).toBe(text);
    expect(toneOf(change)).toBe(tone);
  });

  it.each([
    [null, '–'],
    [0, '0'],
    [999, '999'],
    [120_500, '120,500'],
    [1_050_000_000, '1,050,000,000'],
  ])('formats a volume of %s as %s', (volume, text) => expect(volumeText(volume)).toBe(text));

  it.each([
    ['2026-11-23T13:05:00+02:00', '23/11/2026 13:05'],
    ['2026-07-01T09:59:30+03:00', '01/07/2026 09:59'],
    ['2026-03-01T16:25:40-05:00', '01/03/2026 16:25'],
    ['soon', '–'],
    [null, '–'],
  ])("formats %s as %s in the exchange's time zone", (iso, text) => expect(timeText(iso)).toBe(text));
});

describe('the next refresh', () => {
  const NOW = Date.parse('2026-11-23T09:00:00+02:00');
  it.each([
    ['nothing is known', undefined, 60_000, true],
    ['it is open', { open: true, opensAt: null }, 60_000, true],
    ['it opens in an hour', { open: false, opensAt: '2026-11-23T10:00:00+02:00' }, 3_600_000, false],
    ['it should be open', { open: false, opensAt: '2026-11-23T08:59:00+02:00' }, 60_000, true],
    ['nobody knows when it opens', { open: false, opensAt: null }, false, false],
    ['it opens in two months', { open: false, opensAt: '2027-01-23T10:00:00+02:00' }, false, false],
  ])('when %s', (_name, answer, wait, due) => {
    expect(msUntilNext(answer, NOW)).toBe(wait);
    expect(isDue(answer, NOW)).toBe(due);
  });
});

describe('keys on the graph', () => {
  it.each([
    ['ArrowRight', 5, 6],
    ['ArrowUp', 5, 6],
    ['ArrowLeft', 5, 4],
    ['ArrowDown', 0, 0],
    ['ArrowRight', 29, 29],
    ['PageUp', 5, 15],
    ['PageDown', 5, 0],
    ['Home', 5, 0],
    ['End', 5, 29],
    ['Tab', 5, null],
  ])('%s at point %s leads to %s', (key, index, next) => expect(indexAfterKey(key, index, 30)).toBe(next));
});

it.each([
  [0, 0],
  [1, 100],
  [3, 100],
  [100, 100],
  [130, 130],
])('of %s items, the moving line has %s entries', (count, entries) => {
  const items = Array.from({ length: count }, (_none, index) => index);
  const repeated = tickerEntries(items);
  expect(repeated).toHaveLength(entries);
  expect(repeated.every((item, index) => item === index % count)).toBe(true);
});

describe('the bonds as CSV', () => {
  it('has plain numbers, a line per bond, and a UTF-8 mark', () =>
    expect(bondsCsv([bond()], ['Bond', 'Rate', 'Change', 'Size', 'Low', 'High', 'Volume', 'Time'])).toBe(
      '\uFEFFBond,Rate,Change,Size,Low,High,Volume,Time\r\nEven Derech Bond D,112.4,-0.35,486000000,108.1,114.2,640000,23/11/2026 13:05\r\n',
    ));

  it('has empty cells for unknown values', () =>
    expect(
      bondsCsv(
        [bond({ securityLastRate: null, range52Weeks: { low: null, high: null }, lastTransaction: null })],
        [],
      ),
    ).toBe('\uFEFF\r\nEven Derech Bond D,,-0.35,486000000,,,640000,\r\n'));

  it.each([
    ['=1+1', "'=1+1"],
    ['@name', "'@name"],
    ['a,b', '"a,b"'],
    ['אג"ח', '"אג""ח"'],
  ])('writes %s as %s', (bondName, cell) =>
    expect(
      bondsCsv([bond({ bondName })], [])
        .split('\r\n')[1]
        ?.startsWith(`${cell},`),
    ).toBe(true),
  );
});
