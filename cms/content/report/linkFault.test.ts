import { expect, test } from 'vitest';
import { linkFault } from './linkFault';

const link = (url?: string) =>
  linkFault({ type: 'link', fields: { linkType: 'custom', ...(url !== undefined && { url }) } });

test.each([
  'www.example.com',
  'about/team',
  'javascript:alert(1)',
  'data:text/html,x',
  'file:///C:/a.docx',
  'sms:0501234567',
  'whatsapp://send?phone=972501234567',
  'https://',
])('reports the link address %s', (url) => expect(link(url)).toEqual({ found: url, reason: 'unusable' }));

test.each([undefined, '', ' '])('reports a link without an address: %j', (url) =>
  expect(link(url)).toEqual({ found: '', reason: 'nowhere' }),
);

test.each(['https://a.example/', 'HTTP://a.example', 'mailto:a@b.example', 'tel:*5550', '/about/', '#team'])(
  'accepts the link address %s',
  (url) => expect(link(url)).toBeNull(),
);

test('ignores links to documents and other nodes', () => {
  expect(linkFault({ type: 'link', fields: { linkType: 'internal' } })).toBeNull();
  expect(linkFault({ type: 'text', text: 'www.example.com' })).toBeNull();
});
