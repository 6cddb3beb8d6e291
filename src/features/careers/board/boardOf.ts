import type { BoardJob, BuiltJob } from './boardJob';
import { builtOptions, countedOptions, recounted, type BoardOptions } from './boardOptions';
import { jobFilters, type JobFilterValues } from './jobFilters';

/** Positions per page: four rows of three. */
export const PAGE_SIZE = 12;

/** The built board. */
export interface BuiltBoard {
  jobs: readonly BuiltJob[];
  /** Number of all positions; the build has the newest. */
  total: number;
  /** Ids of the divisions to which the board is limited. */
  divisions: readonly number[];
}

/** The built board and its positions that match the search text. */
export interface SearchedBoard extends BuiltBoard {
  found: readonly BuiltJob[];
}

/** Live answers about a choice. */
export interface LiveJobs {
  /** The choice, as `choiceOf` serializes it. */
  of: string;
  /** Positions from the first page on; undefined before an answer. */
  jobs: readonly BoardJob[] | undefined;
  total: number | undefined;
  hasMore: boolean;
  loadingMore: boolean;
  /** Whether the last request failed. */
  failed: boolean;
  options: BoardOptions | undefined;
  /** Whether the options were counted for an earlier choice. */
  optionsOutdated: boolean;
  retry: () => void;
}

export interface Board {
  /** Positions to show: live ones, or matching built ones. */
  jobs: readonly BoardJob[];
  /** Whether the positions are live. */
  isLive: boolean;
  total: number;
  hasMore: boolean;
  /** Whether positions are loading without a substitute. */
  loading: boolean;
  /** Whether the last request failed, so that built positions are shown. */
  failed: boolean;
  options: BoardOptions;
}

/** Serializes a choice without its number of pages. */
export const choiceOf = (values: JobFilterValues): string => JSON.stringify({ ...values, page: 1 });

/** Returns the build's options, with numbers if it has every position. */
const optionsOfBuild = (built: SearchedBoard, values: JobFilterValues): BoardOptions =>
  built.jobs.length === built.total
    ? countedOptions(built.jobs, built.found, values)
    : builtOptions(built.jobs);

/**
 * Returns the options of a choice: the service's, or the build's before it answers. Never shows numbers of an earlier
 * choice.
 * @param live the service's last options
 * @param outdated whether they belong to an earlier choice
 */
export function optionsFor(
  built: SearchedBoard,
  values: JobFilterValues,
  live: BoardOptions | undefined,
  outdated: boolean,
): BoardOptions {
  if (live && !outdated) return live;
  const ofBuild = optionsOfBuild(built, values);
  return live ? recounted(live, ofBuild) : ofBuild;
}

/**
 * Combines build and live answers: built positions until the service answers, and when it fails.
 * @param ofBuild built positions that match the choice
 * @param answer null before the first request
 * @param stood whether live positions of this choice are already shown
 */
export function boardOf(
  built: SearchedBoard,
  ofBuild: readonly BoardJob[],
  values: JobFilterValues,
  answer: LiveJobs | null,
  stood: boolean,
): Board {
  // The last answer belongs to another choice. Its options stay until the next one.
  const live = answer?.of === choiceOf(values) ? answer : null;
  const wanted = values.page * PAGE_SIZE;
  const isUnchosen = jobFilters.count(values) === 0 && values.q.trim() === '';
  // Answers arrive page by page. Built positions stay until enough have arrived, because any card may have the focus.
  const isPart =
    !stood && live?.jobs !== undefined && live.hasMore && live.jobs.length < Math.min(wanted, ofBuild.length);
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
