import { useState } from 'react';
import type { Filter, FilterValues } from '../../lib/filters/Filter';
import type { FilterSet } from '../../lib/filters/defineFilters';
import type { FilterState } from './createFilterContext';

/** A selection that is being made, beside the one that the list shows. */
export interface Interim<Filters> {
  isOpen: boolean;
  /** Starts from what is applied. */
  open: () => void;
  /** Forgets what was not applied (project-marketing §4: closing resets the form). */
  close: () => void;
  values: FilterValues<Filters>;
  change: (changes: Partial<FilterValues<Filters>>) => void;
  clear: (keep?: readonly (keyof Filters)[]) => void;
  /** Copies it to the list, and closes. */
  apply: () => Promise<void>;
}

/**
 * The interim selection of a filters modal (corporate-site §4, forms-investors-catalogue §4): only what is applied reaches the list
 * and the address.
 * @param set the list's filters
 * @param applied what `useFilters` says
 * @param onApply called with what is applied
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
    clear: (keep) => setInterim(set.reset(values, keep)),
    apply: async () => {
      onApply?.(values);
      await applied.change(values);
      setInterim(null);
    },
  };
}
