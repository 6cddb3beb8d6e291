import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { lastFailed } from '../../../components/LiveData/lastFailed';
import { useLanguage } from '../../../i18n/LanguageContext';
import { callApi } from '../../../lib/api/callApi';
import { fromBuild, fromService, type BoardJob, type BuiltJob } from './boardJob';
import { builtOptions, countedOptions, liveOptions, type BoardOptions } from './boardOptions';
import { jobFilters, searchOf, type JobFilterValues } from './jobFilters';
import { useSettled } from './useSettled';

/** Positions of a page: four rows of three. */
export const PAGE_SIZE = 12;

interface Board {
  /** The positions to show: live ones, or those of the build that the choice leaves. */
  jobs: readonly BoardJob[];
  total: number;
  hasMore: boolean;
  /** More are on their way, and nothing stands in their place yet. */
  loading: boolean;
  /** The last question had no answer: what is shown was built. */
  failed: boolean;
  options: BoardOptions;
  retry: () => void;
}

/** What was built of a board. */
export interface BuiltBoard {
  jobs: readonly BuiltJob[];
  /** How many there are; the build holds the newest of them. */
  total: number;
  /** Numbers of the divisions whose positions alone it shows. */
  divisions: readonly number[];
}

/** What was built, and what of it the search box leaves. */
export interface SearchedBoard extends BuiltBoard {
  found: readonly BuiltJob[];
}

/** How long typing must rest before the service is asked. */
const REST_MS = 250;

/**
 * The board as it stands just now: what was built until the service answers, and when it does not (design §5). Needs a `LiveData` above it.
 * @param values what is chosen
 */
export function useJobBoard(built: SearchedBoard, values: JobFilterValues): Board {
  const language = useLanguage();
  const { culture } = language;
  const { divisions } = built;
  const settled = useSettled(values.q, REST_MS);
  const search = searchOf({ ...values, q: settled }, divisions);
  const wanted = values.page * PAGE_SIZE;
  const pages = useInfiniteQuery({
    queryKey: ['jobs', culture, search],
    initialPageParam: 0,
    queryFn: async ({ pageParam, signal }) => {
      const { data } = await callApi({ culture, signal }, (live, options) =>
        live.POST('/web/jobs/search', {
          ...options,
          body: { ...search, requestPage: pageParam, pageSize: PAGE_SIZE },
        }),
      );
      return data;
    },
    getNextPageParam: ({ hasNextPage, pageIndex }) => (hasNextPage ? pageIndex + 1 : undefined),
  });
  const filters = useJobOptions(built, { ...values, q: settled }, true);

  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = pages;
  const live = useMemo(
    () =>
      // Until typing rests, the answer is to another text.
      settled === values.q
        ? data?.pages.flatMap(({ items }) => items.map((job) => fromService(job, language)))
        : undefined,
    [data, language, settled, values.q],
  );
  const known = live?.length ?? 0;
  useEffect(() => {
    // Of an address that names a later page, all pages before it are shown as well.
    if (known > 0 && known < wanted && hasNextPage && !isFetchingNextPage && !isFetchNextPageError)
      void fetchNextPage();
  }, [known, wanted, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);

  const ofBuild = built.found.filter((job) => jobFilters.matches(job, values)).map(fromBuild);
  const isUnchosen = jobFilters.count(values) === 0 && values.q.trim() === '';
  const jobs = live ?? ofBuild;
  const failed = lastFailed(pages) || isFetchNextPageError;
  return {
    jobs: jobs.slice(0, wanted),
    total: (live && data?.pages.at(-1)?.totalCount) ?? (isUnchosen ? built.total : ofBuild.length),
    hasMore: jobs.length > wanted || (live !== undefined && hasNextPage),
    loading: isFetchingNextPage || (live === undefined && ofBuild.length === 0 && !failed),
    failed,
    options: filters.options,
    retry: () => {
      filters.retry();
      if (isFetchNextPageError) void fetchNextPage();
      else void pages.refetch();
    },
  };
}

/**
 * What visitors may choose among, and how many positions each option would give beside what is chosen. Until
 * the service answers it is what was built: with numbers where the build holds every position.
 * @param enabled only while somebody looks at the options
 */
export function useJobOptions(built: SearchedBoard, values: JobFilterValues, enabled: boolean) {
  const { culture } = useLanguage();
  const search = searchOf(values, built.divisions);
  const query = useQuery({
    queryKey: ['jobFilters', culture, search],
    queryFn: async ({ signal }) => {
      const asked = Object.fromEntries(Object.entries(search).map(([name, value]) => [name, String(value)]));
      const { data } = await callApi({ culture, signal }, (live, options) =>
        live.GET('/web/jobs/filters', { ...options, params: { query: asked } }),
      );
      return liveOptions(data);
    },
    placeholderData: keepPreviousData,
    enabled,
  });
  const ofBuild = useMemo(
    () =>
      built.jobs.length === built.total
        ? countedOptions(built.jobs, built.found, values)
        : builtOptions(built.jobs),
    [built.jobs, built.total, built.found, values],
  );
  return { options: query.data ?? ofBuild, retry: () => void query.refetch() };
}

/**
 * How many positions a selection would give.
 * @param enabled only while somebody makes the selection
 */
export function useJobCount(built: SearchedBoard, values: JobFilterValues, enabled: boolean): number {
  const { culture } = useLanguage();
  const search = searchOf(values, built.divisions);
  const { data } = useQuery({
    queryKey: ['jobCount', culture, search],
    queryFn: async ({ signal }) => {
      const body = { ...search, requestPage: 0, pageSize: 1 };
      const { data: page } = await callApi({ culture, signal }, (live, options) =>
        live.POST('/web/jobs/search', { ...options, body }),
      );
      return page.totalCount;
    },
    enabled,
  });
  return data ?? built.found.filter((job) => jobFilters.matches(job, values)).length;
}
