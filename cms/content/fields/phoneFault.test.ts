import { expect, it } from 'vitest';
import { phoneFault } from './phoneFault';

it.each([
  '03-555-0100',
  '(03) 555 0100',
  '050-000-0112',
  '077-123-4567',
  '*5550',
  '5550*',
  '\u200f*5550',
  '1-700-500-600',
  '100',
  '+972-3-555-0100',
  '(+972) 3-5550100',
  '\u200e+972 3 5550100',
  '03-5550171 שלוחה 4',
  '+48 22 123 45 67',
  '+49 (0)30 123456',
  '+351 21 123 4567',
])('%j can be called', (text) => expect(phoneFault(text)).toBeNull());

it.each([
  '03-5550171, 03-5550172',
  '03-5550171/03-5550172',
  '03-5550171 או 050-1234567',
  '03-555017103-5550172',
  '03-5550171 03-5550172',
])('%j is more than one number', (text) => expect(phoneFault(text)).toBe('several'));

it.each(['03-555017', '5550171', '+48 22 123', '+999 12345678', '12', 'call us', '03-555O171'])(
  '%j cannot be called',
  (text) => expect(phoneFault(text)).toBe('unusable'),
);
