import { describe, expect, it } from 'vitest';
import type { Unit } from './cells/units';
import { dayColumn, flagColumn, numberColumn } from './tableColumns';

const RLM = '\u200f';
const LRM = '\u200e';
const NBSP = '\u00a0';

describe('a number', () => {
  it.each<[string, number]>([
    ['8700', 8700],
    ['8,700', 8700],
    [`${RLM}8,700.00 ₪${LRM}`, 8700],
    [`₪${NBSP}6,500`, 6500],
    ['8,700 ש"ח', 8700],
    ['8,700 ש״ח', 8700],
    ['NIS 8,700', 8700],
    ['1,250,000', 1_250_000],
    ['1.250.000', 1_250_000],
    ['8.700,50 €', 8700.5],
    ['8 700,50 zł', 8700.5],
    [`8${NBSP}700`, 8700],
    ["8'700", 8700],
    ['6500.5', 6500.5],
    ['74,5', 74.5],
    ['0,125', 0.125],
    ['٧٤.٥', 74.5],
    ['８，７００', 8700],
    ['74.499999999999986', 74.5],
  ])('%j is %d', (cell, number) => {
    expect(numberColumn('price', { unit: 'money' }).read(cell)).toBe(number);
  });

  it.each<[string, number]>([
    ['-1', -1],
    [`${LRM}-1`, -1],
    ['−2', -2],
    ['1-', -1],
    ['(2)', -2],
  ])('%j is the negative number %d', (cell, number) => {
    expect(numberColumn('floor', { min: -5, integer: true }).read(cell)).toBe(number);
  });

  it.each([
    '87,00,000',
    '1,2500',
    '8,7,500',
    '8 70',
    '1.2.3',
    '1,234.567,8',
    '12%',
    '#N/A',
    'A1',
    '5 rooms',
    '-',
    '--5',
  ])('refuses %j', (cell) => {
    expect(numberColumn('price', { unit: 'money' }).read(cell)).toBeUndefined();
  });

  it.each<[Unit, string, number]>([
    ['rooms', '4 חדרים', 4],
    ['rooms', '4.5 חדרים', 4.5],
    ['rooms', '3 חד׳', 3],
    ['rooms', 'חדר 1', 1],
    ['rooms', '4 rooms', 4],
    ['rooms', '4Rooms', 4],
    ['rooms', '1 room', 1],
    ['area', '120 מ"ר', 120],
    ['area', `${RLM}120${NBSP}מ״ר`, 120],
    ['area', "120 מ''ר", 120],
    ['area', '120 מ²', 120],
    ['area', '120 מטר רבוע', 120],
    ['area', '1,200.5 sqm', 1200.5],
    ['area', '120 sq. m.', 120],
    ['area', '120m2', 120],
    ['area', '120 m²', 120],
    ['area', '120 Square Metres', 120],
    ['money', '₪1,200', 1200],
    ['money', '1,200 EUR', 1200],
    ['money', '£1,200', 1200],
    ['shekels', '350 ש״ח', 350],
    ['floor', 'קומה 3', 3],
    ['floor', 'Floor -1', -1],
    ['floor', '3rd floor', 3],
    ['floor', 'קרקע', 0],
    ['floor', `${RLM}קומת${NBSP}קרקע `, 0],
    ['floor', 'Ground', 0],
    ['floor', 'ground floor', 0],
  ])('of %s may name its unit: %j', (unit, cell, number) => {
    expect(numberColumn('column', { min: -5, unit }).read(cell)).toBe(number);
  });

  it.each<[Unit | undefined, string]>([
    ['rooms', '₪4'],
    ['rooms', '120 מ"ר'],
    ['rooms', '4 bedrooms'],
    ['rooms', 'חדרים'],
    ['rooms', 'קרקע'],
    ['area', '120 sq ft'],
    ['area', '120 km'],
    ['area', 'm25'],
    ['area', '5²'],
    ['money', '4 חדרים'],
    ['money', '1₪200'],
    ['shekels', '1 ש"ח 200'],
    ['rooms', '3 חדרים 4'],
    ['floor', '3 קומה 4'],
    ['area', '120m2 80'],
    ['shekels', '$350'],
    ['floor', '₪3'],
    ['floor', '120 מ"ר'],
    ['floor', 'קומה'],
    ['floor', 'playground'],
    [undefined, '₪3'],
    [undefined, '4 rooms'],
  ])('of %s with another unit, or with a unit between digits, is refused: %j', (unit, cell) => {
    expect(numberColumn('column', { ...(unit && { unit }) }).read(cell)).toBeUndefined();
  });

  it('refuses a number outside of the limits of its column', () => {
    expect(numberColumn('price').read('-5')).toBeUndefined();
    expect(numberColumn('advancePayment', { max: 1_000_000 }).read('1,000,001')).toBeUndefined();
    expect(numberColumn('floor', { integer: true }).read('2.5')).toBeUndefined();
  });
});

describe('a day', () => {
  it.each([
    ['2027-03-01', '2027-03-01'],
    ['1.2.26', '2026-02-01'],
    ['01.03.2027', '2027-03-01'],
    ['31/12/2027', '2027-12-31'],
    ['31-12-2027', '2027-12-31'],
    [`${RLM}31/12/2027${LRM}`, '2027-12-31'],
    ['٣١/١٢/٢٠٢٧', '2027-12-31'],
    ['３１．１２．２０２７', '2027-12-31'],
    ['2027/3/1', '2027-03-01'],
    ['2027-03-01T00:00:00', '2027-03-01'],
    ['2027-03-01 00:00:00', '2027-03-01'],
    ['46357', '2026-12-01'],
  ])('%j is %s', (cell, day) => {
    expect(dayColumn('entryDate').read(cell)).toBe(`${day}T00:00:00.000Z`);
  });

  it('is counted from 1904 in workbooks of that calendar', () => {
    expect(dayColumn('entryDate').read('44895', { from1904: true })).toBe('2026-12-01T00:00:00.000Z');
  });

  it('has its month first where the file does', () => {
    const column = dayColumn('entryDate');
    expect(column.read('01/02/2026')).toBe('2026-02-01T00:00:00.000Z');
    expect(column.read('01/02/2026', { monthFirst: true })).toBe('2026-01-02T00:00:00.000Z');
    expect(column.read('1.2.26', { monthFirst: true })).toBe('2026-02-01T00:00:00.000Z');
  });

  it.each([
    '31/02/2027',
    '0027-03-01',
    '01/03/0027',
    '#N/A',
    '12',
    '1.2',
    '2027',
    '13/13/2027',
    '99999999',
    'soon',
  ])('refuses %j', (cell) => {
    expect(dayColumn('entryDate').read(cell)).toBeUndefined();
  });
});

it('reads yes and no with direction marks', () => {
  expect(flagColumn('availableImmediately').read(`${RLM}כן`)).toBe(true);
});
