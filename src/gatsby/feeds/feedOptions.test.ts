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

  it('strip characters that XML forbids from all texts', () => {
    const titled = {
      ...node,
      article: { ...node.article, mainTitle: 'One\u000b bridge', subTitle: 'At\u0000 2 am' },
    };
    const [report] = [
      { id: 'a', title: 'Re\u000bport', date: '2026-06-14', content: { html: '<p>\u001f</p>' }, pdf: [] },
    ];
    const page = {
      title: 'In\u000bvestors',
      path: '/en/investors-relations/',
      blocks: [{ reports: [report] }],
    };
    const site = { siteName: 'Even\u000b Derech', description: 'Bu\u000cilds' };
    const query = { cmsSiteSettings: site, lobbies: [], articles: [titled], pages: [page] };
    for (const { setup, serialize } of feedOptions('https://even-derech.example').feeds) {
      const written = JSON.stringify([setup({ query } as never), serialize({ query } as never)]);
      expect(written).toMatch(/"One bridge"|"Report"/);
      expect(written).not.toMatch(/\\u00[01]/);
    }
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
      lobbies: [{ title: 'Magazine', path: '/en/magazine/' }],
      articles: [node],
    };
    expect(english.setup({ query })).toMatchObject({
      title: 'Magazine · Even Derech',
      language: 'en-us',
      site_url: 'https://even-derech.example/en/magazine/',
      feed_url: 'https://even-derech.example/en/magazine/rss.xml',
    });
    expect(english.serialize({ query })).toHaveLength(1);
  });
});
