import { sharedHead } from './sharedHead.mjs';

it('extracts only the elements that all pages share', () => {
  const font = '<link rel="preload" href="/f.woff2" as="font" type="font/woff2" crossorigin="anonymous"/>';
  const picture = '<link rel="preload" as="image" href="/p.webp"/>';
  const sheet = '<link rel="stylesheet" href="/brand.css"/>';
  const shared = '<style>body{margin:0}</style><style media="print">a{color:black}</style>';
  const own = '<style data-styles="a b">.css-a{}</style><style data-emotion="css c">.css-c{}</style>';
  const head = `<title>Page</title><meta name="description" content="text" data-gatsby-head="true"/>`;
  const html = `<html><head>${head}${sheet}${font}${picture}${shared}${own}</head><body><style>.late{}</style></body></html>`;
  expect(sharedHead(html)).toBe(sheet + font + shared);
});
