import type { BoardJob, BuiltJob } from './boardJob';
import { builtOptions, countedOptions, mergeCounts, type BoardOptions } from './boardOptions';
import { jobFilters, type JobFilterValues } from './jobFilters';

/** Number of positions per page, which fills four rows of three cards. */
export const PAGE_SIZE = 12;

/** The job board's data from the build. */
export interface BuiltBoard {
  jobs: readonly BuiltJob[];
  /**
   * Number of all open positions. It can exceed the length of `jobs`, because the build may contain only the newest
   * ones.
   */
  total: number;
  /** Ids of the company divisions whose positions the board shows; empty for all. */
  divisions: readonly number[];
}

/** The data from the build, and those of its positions that match the search text. */
export interface SearchedBoard extends BuiltBoard {
  found: readonly BuiltJob[];
}

/** The live service's responses for one combination of search text and filters. */
export interface LiveJobs {
  /** The search text and filters that the responses belong to, as serialized by `serializeChoice`. */
  of: string;
  /** All positions loaded so far, starting with the first page. Undefined before the first response. */
  jobs: readonly BoardJob[] | undefined;
  total: number | undefined;
  hasMore: boolean;
  loadingMore: boolean;
  /** Whether the last request failed. */
  failed: boolean;
  options: BoardOptions | undefined;
  /** Whether the numbers beside the options still belong to an earlier choice. */
  optionsOutdated: boolean;
  retry: () => void;
}

export interface Board {
  /** Positions to show. They come from the live service, or from the build if the service has not answered. */
  jobs: readonly BoardJob[];
  /** Whether the positions come from the live service. */
  isLive: boolean;
  total: number;
  hasMore: boolean;
  /** Whether positions are loading and the build has none to show in the meantime. */
  loading: boolean;
  /** Whether the last request to the live service failed. */
  failed: boolean;
  options: BoardOptions;
}

/** Serializes the search text and the filters, but not the page number, so that choices can be compared. */
export const serializeChoice = (values: JobFilterValues): string => JSON.stringify({ ...values, page: 1 });

/**
 * Returns the filter options from the build. They have numbers only if the build contains every position; otherwise the
 * numbers would be too low.
 */
const optionsOfBuild = (built: SearchedBoard, values: JobFilterValues): BoardOptions =>
  built.jobs.length === built.total
    ? countedOptions(built.jobs, built.found, values)
    : builtOptions(built.jobs);

/**
 * Returns the filter options for a choice. They come from the live service, or from the build until the service
 * answers. Numbers that were counted for an earlier choice are never returned.
 * @param live the last options from the live service
 * @param outdated whether `live` was counted for an earlier choice
 */
export function optionsFor(
  built: SearchedBoard,
  values: JobFilterValues,
  live: BoardOptions | undefined,
  outdated: boolean,
): BoardOptions {
  if (live && !outdated) return live;
  const ofBuild = optionsOfBuild(built, values);
  return live ? mergeCounts(live, ofBuild) : ofBuild;
}

/**
 * Combines the data from the build and from the live service. Positions from the build are shown until the service
 * answers, and if it fails.
 * @param ofBuild positions from the build that match the choice
 * @param answer the last responses of the live service; null before the first request
 * @param showsLive whether live positions for this choice are already shown
 */
export function buildBoard(
  built: SearchedBoard,
  ofBuild: readonly BoardJob[],
  values: JobFilterValues,
  answer: LiveJobs | null,
  showsLive: boolean,
): Board {
  // If the last responses belong to another choice, their positions must not be shown. Their options are used until new
  // ones arrive.
  const live = answer?.of === serializeChoice(values) ? answer : null;
  const wanted = values.page * PAGE_SIZE;
  const isUnchosen = jobFilters.count(values) === 0 && values.q.trim() === '';
  // The service returns one page at a time. Positions from the build stay until the service has returned as many.
  // Otherwise the list would become shorter and could remove the card that has the focus.
  const isPart =
    !showsLive &&
    live?.jobs !== undefined &&
    live.hasMore &&
    live.jobs.length < Math.min(wanted, ofBuild.length);
  const jobs = (!isPart && live?.jobs) || ofBuild;
  const failed = live?.failed ?? false;
  return {
    jobs: jobs.slice(0, wanted),
    isLive: jobs === live?.jobs,
    total: live?.total ?? (isUnchosen ? built.total : ofBuild.length),
    hasMore: jobs.length > wanted || (live?.jobs !== undefined && live.hasMore),
    loading:
      ((live?.loadingMore ?? false) && jobs.length < wanted) ||
      (live?.jobs === undefined && ofBuild.length === 0 && !failed),
    failed,
    options: optionsFor(built, values, answer?.options, !live || live.optionsOutdated),
  };
}
