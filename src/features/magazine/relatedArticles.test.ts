import { article } from './articleFixture';
import { relatedArticles } from './relatedArticles';

const city = { id: '1', key: 'city', name: 'City', order: 1 };
const home = { id: '2', key: 'home', name: 'Home', order: 2 };
const current = article('a', '2026-06-01', city);
const ids = (articles: readonly { id: string }[]) => articles.map(({ id }) => id);

describe('what to read next', () => {
  it('is of the same category first, newest first, and never the same article', () => {
    const all = [
      current,
      article('b', '2026-11-01', home),
      article('c', '2024-01-01', city),
      article('d', '2025-01-01', city),
      article('e', '2023-01-01', home),
    ];
    expect(ids(relatedArticles(all, current))).toEqual(['d', 'c', 'b']);
  });

  it('is at most three, and may be nothing', () => {
    const many = Array.from({ length: 9 }, (_, index) => article(`x${index}`, `2026-01-0${index + 1}`, home));
    expect(relatedArticles(many, current)).toHaveLength(3);
    expect(relatedArticles([current], current)).toEqual([]);
  });

  it('is the newest for an article without a category', () => {
    const bare = { ...current, article: null };
    expect(
      ids(relatedArticles([article('b', '2026-01-01', null), article('c', '2026-02-01', city)], bare)),
    ).toEqual(['c', 'b']);
  });
});
