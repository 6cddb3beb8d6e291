import { createFilterContext } from '../../components/filters/createFilterContext';
import { choice } from '../../lib/filters/choice';
import { defineFilters } from '../../lib/filters/defineFilters';
import { pageNumber } from '../../lib/filters/pageNumber';
import { typedText } from '../../lib/filters/typedText';
import type { ArticleCardFields } from './articleTitle';

/**
 * By what the magazine is narrowed (corporate-site §4): one category, or all; `page` is how many pages of articles are shown, whatever
 * the category.
 */
export const articleFilters = defineFilters<Pick<ArticleCardFields, 'article'>>()({
  category: choice({ of: ({ article }) => (article?.category?.key ? [article.category.key] : []) }),
  q: typedText(),
  page: { ...pageNumber(), followsOthers: false },
});

export const { FiltersProvider, useFilters } = createFilterContext(articleFilters);
