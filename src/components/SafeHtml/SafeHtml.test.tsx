import { render, screen } from '@testing-library/react';
import { SafeHtml } from './SafeHtml';

const shown = (html: string) => render(<SafeHtml html={html} />).container.firstElementChild?.innerHTML;

beforeEach(() => jest.spyOn(console, 'error'));
afterEach(() => {
  expect(console.error).not.toHaveBeenCalled();
  jest.restoreAllMocks();
});

it.each([
  ['<p>Thank <strong>you</strong></p>', '<p>Thank <strong>you</strong></p>'],
  ['plain &amp; simple &lt;b&gt; &#1488;&#x5d1; &nosuch;', 'plain &amp; simple &lt;b&gt; אב &amp;nosuch;'],
  ['a<br/>b<hr>c', 'a<br>b<hr>c'],
  ['<ul><li>one<li>two</ul>after', '<ul><li>one</li><li>two</li></ul>after'],
  ['<p>one<p>two<ul><li>a<ul><li>b</ul></ul>', '<p>one</p><p>two</p><ul><li>a<ul><li>b</li></ul></li></ul>'],
  ['<h2><b>one<p>two', '<h2><b>one</b></h2><p>two</p>'],
  ['<a href="/a/">one<a href="/b/">two</a>', '<a href="/a/">one</a><a href="/b/">two</a>'],
  ['<p>open <em>ended', '<p>open <em>ended</em></p>'],
  ['</p>closed</em>', 'closed'],
  ['<div class="x"><P>kept</P></div>', '<p>kept</p>'],
  [
    '<table><tbody><tr><th><p>Size</p></th><th><p>Price</p></th></tr><tr><td>4</td><td><p>12 <b>₪</b></p></td></tr></tbody></table><p>after</p>',
    '<p><strong>Size </strong> | <strong>Price </strong></p><p>4 | 12 <b>₪</b> </p><p>after</p>',
  ],
  ['<table><tr><td>a<td>b<tr><td>c</tr></table>after', '<p>a | b</p><p>c</p>after'],
  ['<td>a</td><th>b</th>', 'a<strong>b</strong>'],
  [
    '<table>\n  <tr class="row">\n    <th>\n      <p>Size</p></th>\n    <th>Price</th></tr>\n  <tr>\n    <td></td>\n    <td>12</td></tr></table>',
    ' <p> <strong> Size </strong> | <strong>Price</strong></p> <p> | 12</p>',
  ],
  ['<tr><th>a<th>b</tr>', '<p><strong>a</strong> | <strong>b</strong></p>'],
  ['<tr><td><ul><li>a</li><li>b</li></ul></td><td>c<hr></td></tr>', '<p>a b | c</p>'],
  ['1 < 2 > 0', '1 &lt; 2 &gt; 0'],
  ['<a href="/about/">us</a>', '<a href="/about/">us</a>'],
  [
    "<a HREF='https://a.example/?a=1&amp;b=2' target=_blank>a</a>",
    '<a href="https://a.example/?a=1&amp;b=2">a</a>',
  ],
])('%s', (html, expected) => expect(shown(html)?.replace(/\s+/g, ' ')).toBe(expected));

it.each([
  ['<script>alert(1)</script>', ''],
  ['<scr<script>ipt>alert(1)</script>', ''],
  ['<style>p{}</style>x<!-- <p>secret</p> -->', 'x'],
  ['<img src=x onerror=alert(1)>', ''],
  ['<p onclick="alert(1)" style="x">p</p>', '<p>p</p>'],
  ['<svg/onload=alert(1)>', ''],
  ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['<a href="&#106;avascript:alert(1)">a</a>', '<a>a</a>'],
  ['<a href="java\tscript:alert(1)">a</a>', '<a>a</a>'],
  ['<a href="//evil.example">a</a>', '<a>a</a>'],
  ['<a href="data:text/html,x">a</a>', '<a>a</a>'],
  ['<iframe srcdoc="<p>x</p>">y</iframe>', ''],
  ['<p title=">"><script>x</script>', '<p></p>'],
])('neutralizes %s', (html, expected) => {
  const result = shown(html);
  expect(result).not.toMatch(/<(script|img|svg|iframe)|onerror|onclick|javascript:/i);
  expect(result?.replace(/^&lt;scr/, '').replace(/ipt&gt;.*$/, '')).toBe(expected);
});

it('isolates a phone number from the surrounding text', () => {
  render(<SafeHtml html="<p>חייגו <a href=tel:0501234567>050-1234567</a></p>" />);
  expect(screen.getByRole('link', { name: '050-1234567' })).toHaveAttribute('href', 'tel:0501234567');
  expect(screen.getByText('050-1234567').tagName).toBe('BDI');
});
