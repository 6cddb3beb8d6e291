import { useState } from 'react';
import type { Filter, FilterValues } from '../../lib/filters/Filter';
import type { FilterSet } from '../../lib/filters/defineFilters';
import type { FilterState } from './createFilterContext';

/** Choices in an open dialog that are not applied yet. */
export interface Interim<Filters> {
  isOpen: boolean;
  /** Starts from the applied values. */
  open: () => void;
  /** Discards the choices (project-marketing §4: closing resets the form). */
  close: () => void;
  values: FilterValues<Filters>;
  change: (changes: Partial<FilterValues<Filters>>) => void;
  /** Clears the choices and the applied values, except the named filters (corporate-site §4). */
  clear: (keep?: readonly (keyof Filters)[]) => void;
  /** Applies the choices and closes. */
  apply: () => Promise<void>;
}

/**
 * Keeps the interim selection of a filters dialog (corporate-site §4, forms-investors-catalogue §4). Only
 * applied choices reach the list and the address.
 * @param applied result of `useFilters`
 * @param onApply called with the applied values
 */
export function useInterim<Item, Filters extends Readonly<Record<string, Filter<unknown, Item>>>>(
  set: FilterSet<Item, Filters>,
  applied: FilterState<Filters>,
  onApply?: (values: FilterValues<Filters>) => void,
): Interim<Filters> {
  const [interim, setInterim] = useState<FilterValues<Filters> | null>(null);
  const values = interim ?? applied.values;
  return {
    isOpen: interim !== null,
    open: () => setInterim(applied.values),
    close: () => setInterim(null),
    values,
    change: (changes) => setInterim(set.change(values, changes)),
    clear: (keep) => {
      setInterim(set.reset(values, keep));
      void applied.reset(keep);
    },
    apply: async () => {
      onApply?.(values);
      await applied.change(values);
      setInterim(null);
    },
  };
}
