import { createFilterContext } from '../../components/filters/createFilterContext';
import { choice } from '../../lib/filters/choice';
import { defineFilters } from '../../lib/filters/defineFilters';
import { typedText } from '../../lib/filters/typedText';
import type { ArticleCardFields } from './articleTitle';

/** By what the magazine is narrowed (corporate-site §4): one category, or all. */
export const articleFilters = defineFilters<Pick<ArticleCardFields, 'article'>>()({
  category: choice({ of: ({ article }) => (article?.category?.key ? [article.category.key] : []) }),
  q: typedText(),
});

export const { FiltersProvider, useFilters } = createFilterContext(articleFilters);
