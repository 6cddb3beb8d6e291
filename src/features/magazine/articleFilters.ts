import { createFilterContext } from '../../components/filters/createFilterContext';
import { choice } from '../../lib/filters/choice';
import { defineFilters } from '../../lib/filters/defineFilters';
import { pageNumber } from '../../lib/filters/pageNumber';
import { typedText } from '../../lib/filters/typedText';
import type { ArticleCardFields } from './articleTitle';

/**
 * Filters of the magazine (corporate-site §4): one category or all, and a search text. `page` is the number of pages
 * shown, which a change of category does not reset.
 */
export const articleFilters = defineFilters<Pick<ArticleCardFields, 'article'>>()({
  category: choice({ of: ({ article }) => (article?.category?.key ? [article.category.key] : []) }),
  q: typedText(),
  page: { ...pageNumber(), followsOthers: false },
});

export const { FiltersProvider, useFilters } = createFilterContext(articleFilters, { isAwaited: true });
