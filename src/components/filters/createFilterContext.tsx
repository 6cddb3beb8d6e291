import { createMultiParser, useQueryStates } from 'nuqs';
import { NuqsAdapter } from 'nuqs/adapters/react';
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import type { Filter, FilterValues } from '../../lib/filters/Filter';
import {
  readTexts,
  type FilterSet,
  type KnownValues,
  type LabelTwins,
} from '../../lib/filters/defineFilters';
import { isCovered } from '../Dialog/dialogHistory';
import { IsWhole } from '../WholeList/IsWhole';
import { useKeptScroll } from './useKeptScroll';

/** What a list's filters stand at, and how a visitor changes them. */
export interface FilterState<Filters> {
  values: FilterValues<Filters>;
  /**
   * Makes a choice, with all that it clears; Back undoes it, unless it is `passing`.
   * @returns when the address says so
   */
  change: (changes: Partial<FilterValues<Filters>>, options?: { passing?: boolean }) => Promise<void>;
  /** Back to the beginning; the named filters stay as they are. */
  reset: (keep?: readonly (keyof Filters)[]) => Promise<void>;
  /** The query of an address with these changes, such as `?page=2`. */
  hrefOf: (changes: Partial<FilterValues<Filters>>) => string;
  /**
   * Writes into the present entry of the history what an address says wrongly; nobody chose it. Nothing, where the list is not there with
   * all its entries.
   */
  correct: (changes: Partial<FilterValues<Filters>>) => void;
  /** As `correct`, of what the list does not have: its visitor is told of it. */
  leaveOut: (changes: Partial<FilterValues<Filters>>) => void;
  /** The address named something that the list does not have; so it is until the next choice. */
  leftOut: boolean;
}

interface ProviderProps {
  /** The values that the list's items have: an address that names others is read as if it did not. */
  known?: KnownValues;
  /** Labels of other languages: an address that names them means this page's. */
  twins?: LabelTwins;
  children: ReactNode;
}

/** A filter as the address's store wants it: a parameter that may stand more than once. */
const toParser = <Item,>({ parse, write, initial }: Filter<unknown, Item>) =>
  createMultiParser<unknown>({
    parse: (texts) => parse(readTexts(texts)),
    serialize: (value) => [...write(value)],
    eq: (a, b) => String(write(a)) === String(write(b)),
  }).withDefault(initial as NonNullable<unknown>);

const isSame = (one: unknown, other: unknown): boolean =>
  Object.is(one, other) ||
  (Array.isArray(one) &&
    Array.isArray(other) &&
    one.length === other.length &&
    one.every((value, index) => Object.is(value, other[index])));

/**
 * The same object for as long as its values are the same: the address's store makes another one when it has
 * written a choice into the address, and the whole list would be rendered a second time.
 */
function useSameValues<Values extends object>(values: Values): Values {
  const kept = useRef(values);
  const before = kept.current as Readonly<Record<string, unknown>>;
  if (Object.entries(values).some(([name, value]) => !isSame(value, before[name]))) kept.current = values;
  return kept.current;
}

/**
 * The state of a list's filters, kept in the address: shared by all who read it, found again after a reload, undone by Back.
 * Pages are built without a query, so the first rendering has the initial values; the visitor's follow once it is hydrated.
 * @param set the list's filters
 * @returns a provider, and a hook that throws outside of it (project-marketing §8)
 */
export function createFilterContext<Item, Filters extends Readonly<Record<string, Filter<unknown, Item>>>>(
  set: FilterSet<Item, Filters>,
) {
  type Values = FilterValues<Filters>;
  const Context = createContext<FilterState<Filters> | null>(null);
  const parsers = Object.fromEntries(
    set.names.map((name) => [name, toParser(set.filters[name] as Filters[string])]),
  );

  function Store({ known: ofEntries, twins, children }: ProviderProps) {
    const isWhole = useContext(IsWhole);
    const known = isWhole ? ofEntries : undefined;
    const [latest, write] = useQueryStates(parsers);
    const read = useSameValues(latest);
    const values = useMemo(() => set.restrict(read as Values, known ?? {}, twins), [read, known, twins]);
    useKeptScroll(set.write(values).toString() !== '');
    const [leftOut, setLeftOut] = useState(false);
    const [, readAgain] = useReducer((times: number) => times + 1, 0);
    const [page] = useState(() => (typeof window === 'undefined' ? null : window.location.pathname));
    const correct = useCallback(
      (changes: Partial<Values>) => {
        // On the way to another page, the address is that one's already.
        if (!isWhole || window.location.pathname !== page) return;
        const address = new URL(window.location.href);
        const right = set.write(set.change(set.initial, changes));
        for (const name of Object.keys(changes)) address.searchParams.delete(name);
        for (const [name, text] of right) address.searchParams.append(name, text);
        window.history.replaceState(window.history.state, '', address);
        readAgain();
      },
      [isWhole, page],
    );
    const leaveOut = useCallback(
      (changes: Partial<Values>) => {
        setLeftOut(true);
        correct(changes);
      },
      [correct],
    );
    // What the list does not have goes out of the address as well, so that nobody shares it on.
    useEffect(() => {
      const address = new URLSearchParams(window.location.search);
      // Before the store has read this address, or before it wrote a choice into it, both say different things.
      if (!set.isSaidBy(set.write(set.read(address)), read as Values)) return;
      if (set.isSaidBy(address, values)) return;
      if (set.isLess(values, read as Values)) leaveOut(values);
      else correct(values);
    }, [read, values, correct, leaveOut]);
    const put = useCallback(
      // A dialog over the page has an entry of its own in the history, which becomes that of the choice.
      async (next: Values, passing = false) => {
        if (!passing) setLeftOut(false);
        await write(next, { history: passing || isCovered() ? 'replace' : 'push' });
      },
      [write],
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

  const FiltersProvider = (props: ProviderProps) => (
    <NuqsAdapter>
      <Store {...props} />
    </NuqsAdapter>
  );

  /** @throws Error outside of its provider */
  const useFilters = (): FilterState<Filters> => {
    const state = useContext(Context);
    if (!state) throw new Error('useFilters must be used inside of its FiltersProvider');
    return state;
  };

  return { FiltersProvider, useFilters };
}
