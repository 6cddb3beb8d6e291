import { reportItems, reportsFeed } from './reportsFeed';

const SITE = 'https://even-derech.example';
const report = (id: string, date: string | null) => ({
  id,
  title: `Report ${id}`,
  date,
  content: { html: '<p>What it says</p>' },
  pdf: [{ url: `https://cms.example/${id}.pdf` }],
});
const page = (...reports: ReturnType<typeof report>[]) => ({
  title: 'Investor relations',
  path: '/en/investors-relations/',
  blocks: [null, {}, { reports }],
});

describe('the feed of immediate reports', () => {
  it('contains reports with a day and their files, newest first', () => {
    const items = reportItems(
      [
        page(
          report('a', '2026-06-14T00:00:00.000Z'),
          report('b', null),
          report('c', '2026-09-03T00:00:00.000Z'),
        ),
      ],
      SITE,
    );
    expect(items).toEqual([
      {
        title: 'Report c',
        description: '<p>What it says</p>',
        url: 'https://cms.example/c.pdf',
        guid: `${SITE}/en/investors-relations/#c`,
        date: '2026-09-03T00:00:00.000Z',
      },
      expect.objectContaining({ title: 'Report a' }),
    ]);
  });

  it('links to the page when a report has no file', () =>
    expect(reportItems([page({ ...report('a', '2026-06-14'), pdf: [] })], SITE)[0]?.url).toBe(
      `${SITE}/en/investors-relations/`,
    ));

  it('links from texts to pages and downloads of the site', () => {
    const html = '<p><a href="/en/about/">a</a> <a target="_blank" href="/api/download?url=x">b</a></p>';
    const [item] = reportItems([page({ ...report('a', '2026-06-14'), content: { html } })], SITE);
    expect(item?.description).toBe(
      `<p><a href="${SITE}/en/about/">a</a> <a target="_blank" href="${SITE}/api/download?url=x">b</a></p>`,
    );
  });

  it('exists in each language, also without pages', () => {
    const feed = reportsFeed('en', SITE);
    expect(feed.output).toBe('/en/investors-relations/rss.xml');
    const query = { cmsSiteSettings: { siteName: 'Even Derech' }, pages: [page()] };
    expect(feed.setup({ query })).toMatchObject({
      title: 'Investor relations · Even Derech',
      site_url: `${SITE}/en/investors-relations/`,
      feed_url: `${SITE}/en/investors-relations/rss.xml`,
      language: 'en-us',
    });
    expect(feed.serialize({ query: { cmsSiteSettings: null, pages: [] } })).toEqual([]);
  });
});
