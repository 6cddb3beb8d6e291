import type { BoardJob, BuiltJob } from './boardJob';
import { builtOptions, countedOptions, recounted, type BoardOptions } from './boardOptions';
import { jobFilters, type JobFilterValues } from './jobFilters';

/** Positions of a page: four rows of three. */
export const PAGE_SIZE = 12;

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

/** What the live service says of a choice. */
export interface LiveJobs {
  /** The choice that it is about, as `choiceOf` says it. */
  of: string;
  /** From the first page on; undefined until it answers. */
  jobs: readonly BoardJob[] | undefined;
  total: number | undefined;
  hasMore: boolean;
  loadingMore: boolean;
  /** The last question had no answer. */
  failed: boolean;
  options: BoardOptions | undefined;
  /** The options are the last answer: their numbers were counted beside an earlier choice. */
  optionsOutdated: boolean;
  retry: () => void;
}

export interface Board {
  /** The positions to show: live ones, or those of the build that the choice leaves. */
  jobs: readonly BoardJob[];
  /** They are live ones. */
  isLive: boolean;
  total: number;
  hasMore: boolean;
  /** More are on their way, and nothing stands in their place yet. */
  loading: boolean;
  /** The last question had no answer: what is shown was built. */
  failed: boolean;
  options: BoardOptions;
}

/** A choice but for how many pages of it are shown. */
export const choiceOf = (values: JobFilterValues): string => JSON.stringify({ ...values, page: 1 });

/** The options of the build: with numbers where it holds every position. */
const optionsOfBuild = (built: SearchedBoard, values: JobFilterValues): BoardOptions =>
  built.jobs.length === built.total
    ? countedOptions(built.jobs, built.found, values)
    : builtOptions(built.jobs);

/**
 * The options beside a choice: the service's, and those of the build until it has answered. Numbers of an earlier choice are never said
 * of this one.
 * @param values what is chosen
 * @param live the service's last options
 * @param outdated they are of an earlier choice
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
 * The board as it stands just now: what was built until the service answers, and when it does not (design §5).
 * @param ofBuild the built positions that the choice leaves
 * @param values what is chosen
 * @param answer what the service says; null before it was asked
 * @param stood live positions of this choice stand in the list already
 */
export function boardOf(
  built: SearchedBoard,
  ofBuild: readonly BoardJob[],
  values: JobFilterValues,
  answer: LiveJobs | null,
  stood: boolean,
): Board {
  // Until the next answer comes, the last one is to another question; what it offers to choose among stays until then.
  const live = answer?.of === choiceOf(values) ? answer : null;
  const wanted = values.page * PAGE_SIZE;
  const isUnchosen = jobFilters.count(values) === 0 && values.q.trim() === '';
  // The service answers page by page: what was built stands until as much is there, for the focus may be on any card of it.
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
