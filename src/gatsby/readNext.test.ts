import { type ArticleModel, type PageNode, readNext } from './readNext';

type Query = Parameters<ArticleModel['findAll']>[0]['query'];

const article = (id: string, date: string | null, category: string | null, locale = 'he'): PageNode => ({
  id,
  locale,
  article: { date, category },
});

/** Answers as Gatsby's node model does for the filters in question, and keeps what was asked. */
function modelOf(articles: readonly PageNode[]) {
  const asked: Query[] = [];
  const findAll: ArticleModel['findAll'] = ({ query }) => {
    asked.push(query);
    const { locale, article: wanted } = query.filter;
    const entries = articles
      .filter(
        (page) =>
          page.locale === locale.eq &&
          (!wanted.category || page.article?.category === wanted.category.id.eq) &&
          Boolean(page.article?.date) === 'ne' in wanted.date,
      )
      .sort((a, b) => String(b.article?.date).localeCompare(String(a.article?.date)))
      .slice(0, query.limit);
    return Promise.resolve({ entries });
  };
  return { findAll, asked };
}

const current = article('a', '2026-06-01', 'city');
const ids = async (page: PageNode, articles: readonly PageNode[], limit = 3) =>
  (await readNext(page, limit, modelOf(articles))).map(({ id }) => id);

test('of the same category first, newest first, and never the same article', async () => {
  const all = [
    current,
    article('b', '2026-11-01', 'home'),
    article('c', '2024-01-01', 'city'),
    article('d', '2025-01-01', 'city'),
    article('e', '2023-01-01', 'home'),
  ];
  expect(await ids(current, all)).toEqual(['d', 'c', 'b']);
  expect(await ids(current, all, 1)).toEqual(['d']);
  expect(await ids(current, all, 0)).toEqual([]);
});

test('without a date last in its group, and each once', async () => {
  const all = [
    current,
    article('none', null, 'city'),
    article('old', '2020-01-01', 'city'),
    article('other', null, 'home'),
    article('new', '2026-01-01', 'home'),
  ];
  expect(await ids(current, all, 9)).toEqual(['old', 'none', 'new', 'other']);
});

test('of the same language alone', async () => {
  expect(await ids(current, [current, article('en', '2026-01-01', 'city', 'en')])).toEqual([]);
});

test('the newest for an article without a category, and for a page that is none', async () => {
  const all = [article('b', '2026-01-01', null), article('c', '2026-02-01', 'city')];
  expect(await ids(article('a', null, null), all)).toEqual(['c', 'b']);
  expect(await ids({ id: 'a', locale: 'he' }, all)).toEqual(['c', 'b']);
});

test('asks for a few, however many there are', async () => {
  const many = Array.from({ length: 500 }, (_, index) => article(`x${index}`, '2026-01-01', 'home'));
  const model = modelOf([current, ...many]);
  expect(await readNext(current, 3, model)).toHaveLength(3);
  for (const { limit } of model.asked) expect(limit).toBeLessThanOrEqual(7);
});
