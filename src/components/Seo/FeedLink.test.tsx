import { renderToStaticMarkup } from 'react-dom/server';
import { FeedLink } from './FeedLink';

it.each([
  ['Magazine', 'Even Derech', 'Magazine · Even Derech'],
  [null, 'Even Derech', 'Even Derech'],
  ['Magazine', null, 'Magazine'],
])('names the feed %s of %s', (name, siteName, title) => {
  const markup = renderToStaticMarkup(<FeedLink path="/rss.xml" name={name} siteName={siteName} />);
  expect(markup).toBe(`<link rel="alternate" type="application/rss+xml" title="${title}" href="/rss.xml"/>`);
});
