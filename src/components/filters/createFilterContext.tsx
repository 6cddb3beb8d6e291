import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { useUrlQuery, writeUrlQuery } from '../../lib/urlQuery';
import type { Filter, FilterValues } from '../../lib/filters/Filter';
import type {
  FilterSet,
  KnownValues,
  LabelTranslations,
  IgnoredValues,
} from '../../lib/filters/defineFilters';
import { hasDialogEntry } from '../Dialog/dialogHistory';
import { IsListComplete } from '../WholeList/IsListComplete';
import { PendingFiltersScript, revealFilteredList } from './PendingFiltersScript';
import { useRestoredScroll } from './useRestoredScroll';

/** The values of a list's filters and the actions that change them. */
export interface FilterState<Filters> {
  values: FilterValues<Filters>;
  /**
   * Applies changes, including the resets that they cause in other filters. Adds a history entry, so that Back undoes
   * the change, unless `passing` is set.
   * @returns resolves when the URL is updated
   */
  change: (changes: Partial<FilterValues<Filters>>, options?: { passing?: boolean }) => Promise<void>;
  /** Resets all filters except those named in `keep`. */
  reset: (keep?: readonly (keyof Filters)[]) => Promise<void>;
  /** Returns the query string of the current values with these changes, such as `?page=2`. */
  hrefOf: (changes: Partial<FilterValues<Filters>>) => string;
  /**
   * Replaces invalid values in the URL without adding a history entry. Does nothing until the whole list has loaded.
   */
  correct: (changes: Partial<FilterValues<Filters>>) => void;
  /**
   * Like `correct`, for values that the list cannot use. It also shows the visitor a message that names these values.
   */
  leaveOut: (changes: Partial<FilterValues<Filters>>, leftOut: IgnoredValues) => void;
  /** Values from the URL that the list cannot use, or null. The next change resets it. */
  leftOut: IgnoredValues | null;
}

interface ProviderProps<Values> {
  /** Values that occur in the list's items. Other values in the URL are ignored. */
  known?: KnownValues;
  /** Maps labels in other languages to this page's labels, so that URLs from the other language work. */
  translations?: LabelTranslations;
  /** Removes selected values that contradict each other in this list. Pass a stable function. */
  repair?: (values: Values) => Values;
  children: ReactNode;
}

/** Name of the search box's URL parameter. */
const SEARCH_TEXT = 'q';

const isSame = (one: unknown, other: unknown): boolean =>
  Object.is(one, other) ||
  (Array.isArray(one) &&
    Array.isArray(other) &&
    one.length === other.length &&
    one.every((value, index) => Object.is(value, other[index])));

/** Returns the same object as long as its values are equal. A new object would rerender the whole list. */
function useSameValues<Values extends object>(values: Values): Values {
  const kept = useRef(values);
  const before = kept.current as Readonly<Record<string, unknown>>;
  if (Object.entries(values).some(([name, value]) => !isSame(value, before[name]))) kept.current = values;
  return kept.current;
}

/**
 * Creates a context that keeps a list's filters in the URL, so that they survive a reload and Back undoes them. Pages
 * are built without a query string, so the first render always has the initial values.
 * @param options.isAwaited whether skeletons cover the marked (`awaited`) parts of the pre-rendered list until the
 *   filters from the URL are applied
 * @returns a provider, and a hook that throws outside it (project-marketing §8)
 */
export function createFilterContext<Item, Filters extends Readonly<Record<string, Filter<unknown, Item>>>>(
  set: FilterSet<Item, Filters>,
  { isAwaited = false } = {},
) {
  type Values = FilterValues<Filters>;
  const Context = createContext<FilterState<Filters> | null>(null);

  function Store({ known: ofEntries, translations, repair, children }: ProviderProps<Values>) {
    const isComplete = useContext(IsListComplete);
    const known = isComplete ? ofEntries : undefined;
    const query = useUrlQuery();
    // The values as the visitor chose them. They are kept separately because the URL drops trailing spaces from a text
    // that is still being typed.
    const [chosen, setChosen] = useState<{ query: string; values: Values } | null>(null);
    const latest = useMemo(
      () => (chosen?.query === query ? chosen.values : set.read(new URLSearchParams(query))),
      [chosen, query],
    );
    const read = useSameValues(latest);
    const values = useMemo(() => {
      const existing = set.restrict(read, known ?? {}, translations);
      return isComplete && repair ? repair(existing) : existing;
    }, [read, known, translations, isComplete, repair]);
    useRestoredScroll(set.write(values).toString() !== '');
    const [leftOut, setLeftOut] = useState<IgnoredValues | null>(null);
    const [page] = useState(() => (typeof window === 'undefined' ? null : window.location.pathname));
    const correct = useCallback(
      (changes: Partial<Values>) => {
        // During a navigation, the URL already belongs to the next page and must not be changed.
        if (!isComplete || window.location.pathname !== page) return;
        writeUrlQuery(Object.keys(changes), set.write(set.change(set.initial, changes)), 'replace');
      },
      [isComplete, page],
    );
    const leaveOut = useCallback(
      (changes: Partial<Values>, named: IgnoredValues) => {
        setLeftOut(named);
        correct(changes);
      },
      [correct],
    );
    // Removes values that the list cannot use from the URL, so that the URL can be shared.
    useEffect(() => {
      const address = new URLSearchParams(window.location.search);
      // During hydration, the values from the URL have not been read into the state yet.
      if (!set.matchesUrl(set.write(set.read(address)), read)) return;
      // If the URL has a search text, the skeletons stay until the search code is loaded; `useListSearch` removes them.
      if (!address.get(SEARCH_TEXT)?.trim()) revealFilteredList();
      if (set.matchesUrl(address, values)) return;
      const named = set.ignoredIn(address, values, known, translations);
      if (named.unknown.length + named.contradicting.length > 0) leaveOut(values, named);
      else correct(values);
    }, [read, values, known, translations, correct, leaveOut]);
    const put = useCallback(
      // While a dialog is open, its history entry is replaced, so that the choice does not add another one.
      async (next: Values, passing = false) => {
        if (!passing) setLeftOut(null);
        try {
          writeUrlQuery(set.names, set.write(next), passing || hasDialogEntry() ? 'replace' : 'push');
        } finally {
          // Safari throws after 100 history changes in ten seconds, for example while a key is held down. The state is
          // updated anyway, and the next change writes all values to the URL.
          setChosen({ query: window.location.search, values: next });
        }
      },
      [],
    );
    const state = useMemo(
      () => ({
        values,
        change: (changes: Partial<Values>, { passing = false } = {}) =>
          put(set.change(values, changes), passing),
        reset: (keep?: readonly (keyof Filters)[]) => put(set.reset(values, keep)),
        hrefOf: (changes: Partial<Values>) => {
          return `?${set.write(set.change(values, changes)).toString()}`;
        },
        correct,
        leaveOut,
        leftOut,
      }),
      [values, put, correct, leaveOut, leftOut],
    );
    return <Context.Provider value={state}>{children}</Context.Provider>;
  }

  const FiltersProvider = (props: ProviderProps<Values>) => (
    <>
      {isAwaited && <PendingFiltersScript parameters={set.names} />}
      <Store {...props} />
    </>
  );

  /**
   * Returns the filters of the surrounding list.
   * @throws Error outside the `FiltersProvider`
   */
  const useFilters = (): FilterState<Filters> => {
    const state = useContext(Context);
    if (!state) throw new Error('useFilters must be used inside of its FiltersProvider');
    return state;
  };

  return { FiltersProvider, useFilters };
}
