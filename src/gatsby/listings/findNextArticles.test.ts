import { outlineModel } from '../testing/outlineModel';
import { type PageNode, findNextArticles } from './findNextArticles';

const article = (id: string, date: string | null, category: string | null, locale = 'he') => ({
  id,
  locale,
  template: 'article',
  article: { date, category },
});

const current = article('a', '2026-06-01', 'city');
const ids = (page: PageNode, articles: readonly PageNode[], limit = 3) =>
  findNextArticles(page, limit, outlineModel(articles));

test('returns following articles of the category, then the newest, without the article itself', () => {
  const all = [
    current,
    article('b', '2026-11-01', 'home'),
    article('c', '2024-01-01', 'city'),
    article('d', '2025-01-01', 'city'),
    article('e', '2023-01-01', 'home'),
  ];
  expect(ids(current, all)).toEqual(['d', 'c', 'b']);
  expect(ids(current, all, 1)).toEqual(['d']);
  expect(ids(current, all, 0)).toEqual([]);
});

test('goes from newer to older and wraps around to the newest', () => {
  const days = [1, 2, 3, 4, 5].map((day) => article(`day${day}`, `2026-01-0${day}`, 'city'));
  const next = (day: number, limit?: number) => ids(days[day - 1] as PageNode, days, limit);
  expect(next(5)).toEqual(['day4', 'day3', 'day2']);
  expect(next(3)).toEqual(['day2', 'day1', 'day5']);
  expect(next(1)).toEqual(['day5', 'day4', 'day3']);
  expect(next(3, 9)).toEqual(['day2', 'day1', 'day5', 'day4']);
});

test('puts undated articles last in their group, each once', () => {
  const all = [
    current,
    article('none', null, 'city'),
    article('old', '2020-01-01', 'city'),
    article('other', null, 'home'),
    article('new', '2026-01-01', 'home'),
  ];
  expect(ids(current, all, 9)).toEqual(['old', 'none', 'new', 'other']);
});

test('stays within the language', () => {
  expect(ids(current, [current, article('en', '2026-01-01', 'city', 'en')])).toEqual([]);
});

test('returns the newest for an article without a category and for other pages', () => {
  const all = [article('b', '2026-01-01', null), article('c', '2026-02-01', 'city')];
  expect(ids(article('a', null, null), all)).toEqual(['c', 'b']);
  expect(ids({ id: 'a', locale: 'he' }, all)).toEqual(['c', 'b']);
});

test('reads no article nodes, and no other category if its own suffices', () => {
  const many = (category: string) =>
    Array.from({ length: 250 }, (_, index) => article(`${category}${index}`, '2026-01-01', category));
  const few = outlineModel([current, ...many('home')]);
  expect(findNextArticles(current, 3, few)).toHaveLength(3);
  expect(few.asked).toEqual(['Outline following he a', 'Outline newest he']);
  const enough = outlineModel([current, ...many('home'), ...many('city')]);
  expect(findNextArticles(current, 3, enough)).toEqual(['city0', 'city1', 'city10']);
  expect(enough.asked).toEqual(['Outline following he a']);
});

test('finds other articles when most of the newest belong to its own category', () => {
  const own = Array.from({ length: 9 }, (_, index) =>
    article(`own${index}`, `2026-02-0${index + 1}`, 'city'),
  );
  const all = [...own, article('x', '2020-01-01', 'home')];
  expect(ids(own[0] as PageNode, all, 9)).toEqual([
    ...own
      .slice(1)
      .reverse()
      .map(({ id }) => id),
    'x',
  ]);
});

test('rejects more articles than outlines contain', () => {
  expect(() => ids(current, [current], 10)).toThrow(
    'readNext returns at most 9 articles, but 10 were requested',
  );
});
