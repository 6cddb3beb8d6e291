import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/Button';
import { Chips } from '../../components/Chips/Chips';
import { LeftOut } from '../../components/filters/LeftOut';
import { NothingFound } from '../../components/filters/NothingFound';
import { RestOfList } from '../../components/filters/RestOfList';
import { SearchBox } from '../../components/filters/SearchBox';
import { useListSearch } from '../../components/filters/useListSearch';
import { Section } from '../../components/Section/Section';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { usePrinting } from '../../components/usePrinting/usePrinting';
import { track } from '../../lib/analytics';
import { knownValues, optionCounts } from '../../lib/filters/optionCounts';
import { awaited } from '../../theme/awaited';
import { ArticleCard } from './ArticleCard';
import { articleTitle, type ArticleCardFields } from './articleTitle';
import { articleFilters, FiltersProvider, useFilters } from './articleFilters';
import { feed, grid, more, nothing } from './MagazineLobby.styles';
import { categoriesOf, newestFirst, PAGE_SIZE } from './magazineList';

/** Returns the searchable text of an article. */
const textOf = (page: ArticleCardFields) => [
  articleTitle(page),
  page.article?.subTitle,
  page.article?.category?.name,
];

interface MagazineLobbyProps {
  articles: readonly ArticleCardFields[];
  /** Path of the language's RSS feed. */
  feedPath: string;
}

/**
 * Articles by category, nine at first and nine more per press (corporate-site §4, §9). Changing the category keeps
 * the number. Without scripts, the others are links.
 */
export function MagazineLobby(lobby: MagazineLobbyProps) {
  const known = useMemo(() => knownValues(articleFilters, lobby.articles), [lobby.articles]);
  return (
    <FiltersProvider known={known}>
      <Articles {...lobby} />
    </FiltersProvider>
  );
}

function Articles({ articles, feedPath }: MagazineLobbyProps) {
  const { t } = useTranslation(['common', 'magazine']);
  const { values, change, leftOut } = useFilters();
  const [focused, setFocused] = useState<number | null>(null);
  const list = useRef<HTMLUListElement>(null);

  const categories = categoriesOf(articles);
  const { found, ...search } = useListSearch(articles, textOf, values.q);
  const counts = optionCounts(articleFilters, found, values, 'category');
  const chosen = newestFirst(found.filter((page) => articleFilters.matches(page, values)));
  const shown = chosen.slice(0, values.page * PAGE_SIZE);
  const hasMore = chosen.length > shown.length;
  const printing = usePrinting();
  useEffect(() => {
    if (focused === null || shown.length <= focused) return;
    list.current?.children[focused]?.querySelector('a')?.focus();
    setFocused(null);
  }, [focused, shown.length]);

  return (
    <Section>
      <SearchBox
        label={t('magazine:search')}
        value={values.q}
        onChange={(q, options) => void change({ q }, options)}
        onDone={() => track('list_searched', { list: 'magazine', results: chosen.length })}
        failed={search.failed}
        onRetry={search.retry}
      />
      {categories.length > 1 && (
        <Chips
          label={t('magazine:categories')}
          chips={[
            { value: null, label: t('magazine:allCategories') },
            ...categories.map(({ key: value, name }) => ({
              value,
              label: name,
              count: counts.get(value) ?? 0,
            })),
          ]}
          selected={values.category}
          onSelect={(category) => {
            track('filter_chosen', { list: 'magazine', filter: 'category' });
            void change({ category });
          }}
        />
      )}
      {leftOut && <LeftOut {...leftOut} />}
      <VisuallyHidden role="status">
        {t('magazine:articlesShown', { count: shown.length, total: chosen.length })}
      </VisuallyHidden>
      {chosen.length === 0 && (
        <div css={nothing}>
          {found.length === 0 && articles.length > 0 ? (
            <NothingFound text={values.q} onClear={() => void change({ q: '' })} />
          ) : (
            <p>{t('magazine:noArticles')}</p>
          )}
        </div>
      )}
      <ul ref={list} css={grid} {...awaited.items}>
        {(printing ? chosen : shown).map((page) => (
          <li key={page.id}>
            <ArticleCard page={page} level={2} />
          </li>
        ))}
      </ul>
      <RestOfList
        items={chosen}
        shown={shown}
        linkOf={(page) => ({ id: page.id, path: page.path, title: articleTitle(page) })}
      />
      {hasMore && (
        <div css={more}>
          <Button
            variant="secondary"
            onClick={() => {
              setFocused(shown.length);
              track('page_chosen', { list: 'magazine', page: values.page + 1 });
              void change({ page: values.page + 1 });
            }}
          >
            {t('magazine:showMore')}
          </Button>
        </div>
      )}
      <p css={feed}>
        <a href={feedPath} type="application/rss+xml">
          {t('magazine:feed')}
        </a>
      </p>
    </Section>
  );
}
