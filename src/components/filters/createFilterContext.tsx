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
import { useAddressQuery, writeAddress } from '../../lib/addressQuery';
import type { Filter, FilterValues } from '../../lib/filters/Filter';
import type { FilterSet, KnownValues, LabelTwins, LeftOutValues } from '../../lib/filters/defineFilters';
import { isCovered } from '../Dialog/dialogHistory';
import { IsWhole } from '../WholeList/IsWhole';
import { AwaitedChoice, showAwaited } from './AwaitedChoice';
import { useKeptScroll } from './useKeptScroll';

/** The values of a list's filters and the actions on them. */
export interface FilterState<Filters> {
  values: FilterValues<Filters>;
  /**
   * Makes a choice with everything that it clears. Back undoes it, unless it is `passing`.
   * @returns resolves when the address is updated
   */
  change: (changes: Partial<FilterValues<Filters>>, options?: { passing?: boolean }) => Promise<void>;
  /** Resets all filters except the named ones. */
  reset: (keep?: readonly (keyof Filters)[]) => Promise<void>;
  /** Returns the query with these changes, such as `?page=2`. */
  hrefOf: (changes: Partial<FilterValues<Filters>>) => string;
  /** Replaces invalid values in the current history entry. Does nothing while the list is incomplete. */
  correct: (changes: Partial<FilterValues<Filters>>) => void;
  /** Like `correct`, for values that the list cannot use: the visitor sees a message that names them. */
  leaveOut: (changes: Partial<FilterValues<Filters>>, leftOut: LeftOutValues) => void;
  /** Values of the address that the list cannot use. Reset by the next choice. */
  leftOut: LeftOutValues | null;
}

interface ProviderProps<Values> {
  /** Values of the list's items. Others in an address are ignored. */
  known?: KnownValues;
  /** Translations of other languages' labels. */
  twins?: LabelTwins;
  /** Drops choices that contradict each other in this list. Keep its identity. */
  repair?: (values: Values) => Values;
  children: ReactNode;
}

/** Parameter of the search box. */
const SEARCH_TEXT = 'q';

const isSame = (one: unknown, other: unknown): boolean =>
  Object.is(one, other) ||
  (Array.isArray(one) &&
    Array.isArray(other) &&
    one.length === other.length &&
    one.every((value, index) => Object.is(value, other[index])));

/**
 * Keeps the object's identity while the values are equal. A new object would render the whole list again.
 */
function useSameValues<Values extends object>(values: Values): Values {
  const kept = useRef(values);
  const before = kept.current as Readonly<Record<string, unknown>>;
  if (Object.entries(values).some(([name, value]) => !isSame(value, before[name]))) kept.current = values;
  return kept.current;
}

/**
 * Keeps a list's filters in the address, so that they survive reloads and Back undoes them. Pages are built
 * without a query: the first render has the initial values.
 * @param options.isAwaited whether skeletons cover the marked built list (`awaited`) until a choice is applied
 * @returns a provider, and a hook that throws outside it (project-marketing §8)
 */
export function createFilterContext<Item, Filters extends Readonly<Record<string, Filter<unknown, Item>>>>(
  set: FilterSet<Item, Filters>,
  { isAwaited = false } = {},
) {
  type Values = FilterValues<Filters>;
  const Context = createContext<FilterState<Filters> | null>(null);

  function Store({ known: ofEntries, twins, repair, children }: ProviderProps<Values>) {
    const isWhole = useContext(IsWhole);
    const known = isWhole ? ofEntries : undefined;
    const query = useAddressQuery();
    // As chosen, because the address drops spaces at the end of a text that is being typed.
    const [chosen, setChosen] = useState<{ query: string; values: Values } | null>(null);
    const latest = useMemo(
      () => (chosen?.query === query ? chosen.values : set.read(new URLSearchParams(query))),
      [chosen, query],
    );
    const read = useSameValues(latest);
    const values = useMemo(() => {
      const existing = set.restrict(read, known ?? {}, twins);
      return isWhole && repair ? repair(existing) : existing;
    }, [read, known, twins, isWhole, repair]);
    useKeptScroll(set.write(values).toString() !== '');
    const [leftOut, setLeftOut] = useState<LeftOutValues | null>(null);
    const [page] = useState(() => (typeof window === 'undefined' ? null : window.location.pathname));
    const correct = useCallback(
      (changes: Partial<Values>) => {
        // During navigation, the address already belongs to another page.
        if (!isWhole || window.location.pathname !== page) return;
        writeAddress(Object.keys(changes), set.write(set.change(set.initial, changes)), 'replace');
      },
      [isWhole, page],
    );
    const leaveOut = useCallback(
      (changes: Partial<Values>, named: LeftOutValues) => {
        setLeftOut(named);
        correct(changes);
      },
      [correct],
    );
    // Removes values that the list cannot use from the address, so that it can be shared.
    useEffect(() => {
      const address = new URLSearchParams(window.location.search);
      // During hydration, the choices of the address are not read yet.
      if (!set.isSaidBy(set.write(set.read(address)), read)) return;
      // With a search text, the list is narrowed once its search code is loaded.
      if (!address.get(SEARCH_TEXT)?.trim()) showAwaited();
      if (set.isSaidBy(address, values)) return;
      const named = set.leftOutOf(address, values, known, twins);
      if (named.unknown.length + named.contradicting.length > 0) leaveOut(values, named);
      else correct(values);
    }, [read, values, known, twins, correct, leaveOut]);
    const put = useCallback(
      // The history entry of an open dialog becomes that of the choice.
      async (next: Values, passing = false) => {
        if (!passing) setLeftOut(null);
        try {
          writeAddress(set.names, set.write(next), passing || isCovered() ? 'replace' : 'push');
        } finally {
          // Safari refuses more than 100 changes in ten seconds, as by a held key. The next change writes all.
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
      {isAwaited && <AwaitedChoice parameters={set.names} />}
      <Store {...props} />
    </>
  );

  /**
   * Returns the list's filters.
   * @throws Error outside the provider
   */
  const useFilters = (): FilterState<Filters> => {
    const state = useContext(Context);
    if (!state) throw new Error('useFilters must be used inside of its FiltersProvider');
    return state;
  };

  return { FiltersProvider, useFilters };
}
