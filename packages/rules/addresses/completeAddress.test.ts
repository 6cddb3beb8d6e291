import fc from 'fast-check';
import { completeAddress } from './completeAddress.ts';

it.each([
  ['www.example.com', 'https://www.example.com'],
  ['example.com', 'https://example.com'],
  ['example.co.il/דף?a=1#b', 'https://example.co.il/דף?a=1#b'],
  ['Example.com:8080/a', 'https://Example.com:8080/a'],
  ['//example.com/a', 'https://example.com/a'],
  ['\u200fwww.example.com \u200e', 'https://www.example.com'],
  ['dana@example.com', 'mailto:dana@example.com'],
  ['Dana@Example.com.', 'mailto:dana@example.com'],
  ['dana%40example.com', 'mailto:dana@example.com'],
  ['mailto: dana@example.com', 'mailto:dana@example.com'],
  ['mailto:ל־sales@example.com', 'mailto:sales@example.com'],
  ['mailto:ו-dana@example.com?subject=a', 'mailto:dana@example.com?subject=a'],
  ['לdana@example.com', 'mailto:dana@example.com'],
  ['https://example.com/price list 2027.pdf', 'https://example.com/price%20list%202027.pdf'],
  ['03-555-0100', 'tel:035550100'],
  ['*5550', 'tel:*5550'],
  ['+48 22 123 45 67', 'tel:+48221234567'],
])('completes %j to %s', (written, address) => expect(completeAddress(written)).toBe(address));

it.each([
  '',
  'https://example.com/מחירון',
  'http://intranet/page',
  'http://localhost:3000/',
  'mailto:dana@example.com?subject=a',
  'tel:+97230000000',
  '/about/',
  '/about/www.example.com',
  '#top',
  '?page=2',
  './a',
  'report.pdf',
  'index.html',
  'javascript:alert(1)',
  'data:text/html,x',
  'some words',
])('leaves %j unchanged', (address) => expect(completeAddress(address)).toBe(address));

it('is stable', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.webUrl(), fc.emailAddress(), fc.domain(), fc.string()).map(completeAddress),
      (address) => expect(completeAddress(address)).toBe(address),
    ),
  );
});
