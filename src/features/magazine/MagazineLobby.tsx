import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Chips } from '../../components/Chips/Chips';
import { IgnoredValuesNotice } from '../../components/filters/IgnoredValuesNotice';
import { NothingFound } from '../../components/filters/NothingFound';
import { RemainingLinks } from '../../components/filters/RemainingLinks';
import { ListingSearch } from '../../components/listing/ListingSearch';
import { ShowMore } from '../../components/listing/ShowMore';
import { PAGE_SIZE, useListing } from '../../components/listing/useListing';
import { Section } from '../../components/Section/Section';
import { Status } from '../../components/Status/Status';
import { visuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { knownValues, optionCounts } from '../../lib/filters/optionCounts';
import { ArticleCard } from './ArticleCard';
import { articleTitle, type ArticleCardFields } from './articleTitle';
import { articleFilters, FiltersProvider, useFilters } from './articleFilters';
import { feed, grid, nothing } from './MagazineLobby.styles';
import { categoriesOf, newestFirst } from './magazineList';

/** Returns the texts of an article that the search looks through. */
const textOf = (page: ArticleCardFields) => [
  articleTitle(page),
  page.article?.subTitle,
  page.article?.category?.name,
];

interface MagazineLobbyProps {
  articles: readonly ArticleCardFields[];
  /** Path of the RSS feed in the page's language. */
  feedPath: string;
}

/**
 * The articles of the magazine by category: nine at first and nine more per press (corporate-site §4, §9). Changing the
 * category keeps the number of shown articles. Without JavaScript, the remaining articles are shown as links.
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
  const state = useFilters();
  const { values } = state;
  const items = useMemo(() => newestFirst(articles), [articles]);
  const listing = useListing({ name: 'magazine', set: articleFilters, state, items, textOf });
  const { found, results } = listing;
  const categories = categoriesOf(articles);
  const counts = optionCounts(articleFilters, found, values, 'category');
  const shown = results.slice(0, values.page * PAGE_SIZE);

  return (
    <Section>
      <ListingSearch listing={listing} label={t('magazine:search')} />
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
          onSelect={(category) => listing.choose('category', category)}
        />
      )}
      {state.leftOut && <IgnoredValuesNotice {...state.leftOut} />}
      <Status
        css={visuallyHidden}
        text={t('magazine:articlesShown', { count: shown.length, total: results.length })}
      />
      {results.length === 0 && (
        <div css={nothing}>
          {found.length === 0 && articles.length > 0 ? (
            <NothingFound text={values.q} onClear={() => void state.change({ q: '' })} />
          ) : (
            <p>{t('magazine:noArticles')}</p>
          )}
        </div>
      )}
      <ul css={grid} {...listing.listProps}>
        {(listing.printing ? results : shown).map((page) => (
          <li key={page.id}>
            <ArticleCard page={page} level={2} />
          </li>
        ))}
      </ul>
      <RemainingLinks
        items={results}
        shown={shown}
        linkOf={(page) => ({ id: page.id, path: page.path, title: articleTitle(page) })}
      />
      <ShowMore listing={listing} hasMore={results.length > shown.length} label={t('magazine:showMore')} />
      <p css={feed}>
        <a href={feedPath} type="application/rss+xml">
          {t('magazine:feed')}
        </a>
      </p>
    </Section>
  );
}
