import { fakeNodes } from '../testing/fakeNodes';
import { sitemapEntries } from './sitemapEntries';

const page = (path: string, fields: object = {}) => ({
  id: path,
  path,
  updatedAt: '2026-01-01',
  alternates: [{ locale: 'he', path }],
  ...fields,
});

test('lists the pages of every collection and open positions, by address', () => {
  const { args } = fakeNodes({
    CmsJob: [
      page('/career/1/', { closingDate: '2027-01-01' }),
      page('/career/2/', { closingDate: '2026-01-01' }),
      page('/career/3/'),
    ],
    CmsNew: [page('/new/one/')],
    CmsProduct: [page('/products/one/')],
    CmsProject: [page('/projects/two/'), page('/projects/one/', { seo: { noIndex: null } })],
    CmsPage: [page('/about/', { seo: { noIndex: false } })],
  });
  const entries = sitemapEntries(args, Date.parse('2026-06-01'));
  expect(entries.map(({ path }) => path)).toEqual([
    '/about/',
    '/career/1/',
    '/career/3/',
    '/new/one/',
    '/products/one/',
    '/projects/one/',
    '/projects/two/',
  ]);
  expect(entries[0]).toMatchObject({
    path: '/about/',
    updatedAt: '2026-01-01',
    alternates: [{ locale: 'he', path: '/about/' }],
  });
  // The entry of an unchanged page is the same object.
  expect(sitemapEntries(args, Date.parse('2026-06-01'))[0]).toBe(entries[0]);
});

test('leaves out a document that could not be built', () => {
  const { args, pages } = fakeNodes({ CmsPage: [page('/about/'), page('/failed/')] });
  pages.delete('/failed/');
  expect(sitemapEntries(args, 0).map(({ path }) => path)).toEqual(['/about/']);
});

test.each(['CmsPage', 'CmsProject', 'CmsProduct'])(
  'leaves out documents of %s that search engines must not list',
  (type) => {
    const { args } = fakeNodes({ [type]: [page('/hidden/', { seo: { noIndex: true } })] });
    expect(sitemapEntries(args, 0)).toEqual([]);
  },
);
