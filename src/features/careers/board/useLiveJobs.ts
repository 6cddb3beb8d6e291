import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import { lastFailed } from '../../../components/LiveData/lastFailed';
import { useLanguage } from '../../../i18n/LanguageContext';
import { callApi } from '../../../lib/api/callApi';
import { serviceJobToCard } from './boardJob';
import { liveOptions, type BoardOptions } from './boardOptions';
import { serializeChoice, optionsFor, PAGE_SIZE, type LiveJobs, type SearchedBoard } from './buildBoard';
import { jobFilters, searchOf, type JobFilterValues } from './jobFilters';
import { useDebouncedText } from './useDebouncedText';

/** Debounce time of the search text, in milliseconds. */
const REST_MS = 250;

/**
 * Requests the live positions for a choice, up to the page number in the URL. Must be used inside `LiveData`.
 * @param divisions divisions that the board is limited to
 */
export function useLiveJobs(divisions: readonly number[], values: JobFilterValues): LiveJobs {
  const language = useLanguage();
  const { culture } = language;
  const settled = useDebouncedText(values.q, REST_MS);
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
  const filters = useLiveOptions(divisions, { ...values, q: settled }, true);

  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, refetch } = pages;
  // While the visitor types, the response belongs to an earlier search text and is not used.
  const isAnswer = settled === values.q;
  const jobs = useMemo(
    () =>
      isAnswer
        ? data?.pages.flatMap(({ items }) => items.map((job) => serviceJobToCard(job, language)))
        : undefined,
    [data, language, isAnswer],
  );
  const known = jobs?.length ?? 0;
  useEffect(() => {
    if (known > 0 && known < wanted && hasNextPage && !isFetchingNextPage && !isFetchNextPageError)
      void fetchNextPage();
  }, [known, wanted, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);

  const { refetch: refetchOptions, data: options, isPlaceholderData } = filters;
  const optionsOutdated = isPlaceholderData || !isAnswer;
  const retry = useCallback(() => {
    void refetchOptions();
    void (isFetchNextPageError ? fetchNextPage() : refetch());
  }, [refetchOptions, isFetchNextPageError, fetchNextPage, refetch]);
  const failed = lastFailed(pages) || isFetchNextPageError;
  const total = jobs && data?.pages.at(-1)?.totalCount;
  const of = serializeChoice(values);
  return useMemo(
    () => ({
      of,
      jobs,
      total,
      hasMore: hasNextPage,
      loadingMore: isFetchingNextPage,
      failed,
      options,
      optionsOutdated,
      retry,
    }),
    [of, jobs, total, hasNextPage, isFetchingNextPage, failed, options, optionsOutdated, retry],
  );
}

/** Requests the available filter options, each with the number of positions that it would lead to. */
function useLiveOptions(divisions: readonly number[], values: JobFilterValues, enabled: boolean) {
  const { culture } = useLanguage();
  const search = searchOf(values, divisions);
  return useQuery({
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
}

/**
 * Returns the filter options for the selection in the open dialog. They come from the build until the live service
 * answers.
 * @param enabled whether the dialog is open; otherwise nothing is requested
 */
export function useJobOptions(built: SearchedBoard, values: JobFilterValues, enabled: boolean): BoardOptions {
  const { data, isPlaceholderData } = useLiveOptions(built.divisions, values, enabled);
  return optionsFor(built, values, data, isPlaceholderData);
}

/**
 * Returns the number of positions for the selection in the open dialog. It is counted in the build until the live
 * service answers.
 * @param enabled whether the dialog is open; otherwise nothing is requested
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
