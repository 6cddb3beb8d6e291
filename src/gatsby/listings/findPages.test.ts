import { outlineModel } from '../testing/outlineModel';
import { type PageSelection, findPages } from './findPages';

const page = (id: string, template: string, date: string | null = null, locale = 'he') => ({
  id,
  locale,
  template,
  article: { date, category: null },
});
const PAGES = [
  page('old', 'article', '2025-01-01'),
  page('undated', 'article'),
  page('new', 'article', '2026-01-01'),
  page('b', 'investorRelations'),
  page('a', 'investorRelations'),
  page('english', 'article', '2026-02-01', 'en'),
];

test.each<[string, PageSelection, string[]]>([
  ['articles, the newest first', { template: 'article', language: 'he' }, ['new', 'old', 'undated']],
  ['no more than wanted', { template: 'article', language: 'he', limit: 1 }, ['new']],
  ['those of the language', { template: 'article', language: 'en' }, ['english']],
  ['pages without a date by their ids', { template: 'investorRelations', language: 'he' }, ['a', 'b']],
  ['none of a kind that no page is of', { template: 'faq', language: 'he' }, []],
])('finds %s', (_name, of, ids) => {
  expect(findPages(of, outlineModel(PAGES)).map((node) => (node as { id: string }).id)).toEqual(ids);
});
