import { feedItems, feedOptions, magazineFeed } from './feedOptions';

const node = {
  title: 'Page name',
  path: '/en/magazine/one-bridge/',
  documentId: '7',
  article: {
    mainTitle: 'One <bridge> & one night',
    subTitle: 'At 2 am',
    date: '2026-10-08T00:00:00.000Z',
    category: { name: 'Building' },
  },
};

describe('the RSS feeds', () => {
  it('hold absolute addresses, titles, days and categories', () => {
    expect(feedItems([node, { ...node, article: null }], 'https://even-derech.example')).toEqual([
      {
        title: 'One <bridge> & one night',
        description: 'At 2 am',
        url: 'https://even-derech.example/en/magazine/one-bridge/',
        guid: 'even-derech.example:page:7',
        date: '2026-10-08T00:00:00.000Z',
        categories: ['Building'],
      },
      {
        title: 'Page name',
        description: '',
        url: 'https://even-derech.example/en/magazine/one-bridge/',
        guid: 'even-derech.example:page:7',
      },
    ]);
  });

  it('are one for each language', () => {
    const { feeds } = feedOptions('https://even-derech.example');
    expect(feeds.map(({ output }) => output)).toEqual([
      '/magazine/rss.xml',
      '/en/magazine/rss.xml',
      '/investors-relations/rss.xml',
      '/en/investors-relations/rss.xml',
    ]);
    const english = magazineFeed('en', 'https://even-derech.example');
    const query = {
      cmsSiteSettings: { siteName: 'Even Derech', description: 'A group' },
      articles: [node],
    };
    expect(english.setup({ query })).toMatchObject({
      title: 'Even Derech',
      language: 'en-us',
      site_url: 'https://even-derech.example/en/',
      feed_url: 'https://even-derech.example/en/magazine/rss.xml',
    });
    expect(english.serialize({ query })).toHaveLength(1);
  });
});
