import { useState } from 'react';
import type { Filter, FilterValues } from '../../lib/filters/Filter';
import type { FilterSet } from '../../lib/filters/defineFilters';
import type { FilterState } from './createFilterContext';

/** The selection in an open filters dialog that has not been applied yet. */
export interface PendingSelection<Filters> {
  isOpen: boolean;
  /** Opens the dialog. Its selection starts from the applied values. */
  open: () => void;
  /** Closes the dialog and discards the selection (project-marketing §4: closing resets the form). */
  close: () => void;
  values: FilterValues<Filters>;
  change: (changes: Partial<FilterValues<Filters>>) => void;
  /** Clears both the selection and the applied filters, except those named in `keep` (corporate-site §4). */
  clear: (keep?: readonly (keyof Filters)[]) => void;
  /** Applies the selection and closes the dialog. */
  apply: () => Promise<void>;
}

/**
 * Holds the selection of a filters dialog until the visitor applies it (corporate-site §4, forms-investors-catalogue
 * §4). Until then, neither the list nor the URL changes.
 * @param applied result of `useFilters`
 * @param onApply called with the values when they are applied
 */
export function usePendingSelection<Item, Filters extends Readonly<Record<string, Filter<unknown, Item>>>>(
  set: FilterSet<Item, Filters>,
  applied: FilterState<Filters>,
  onApply?: (values: FilterValues<Filters>) => void,
): PendingSelection<Filters> {
  const [pending, setPending] = useState<FilterValues<Filters> | null>(null);
  const values = pending ?? applied.values;
  return {
    isOpen: pending !== null,
    open: () => setPending(applied.values),
    close: () => setPending(null),
    values,
    change: (changes) => setPending(set.change(values, changes)),
    clear: (keep) => {
      setPending(set.reset(values, keep));
      void applied.reset(keep);
    },
    apply: async () => {
      onApply?.(values);
      await applied.change(values);
      setPending(null);
    },
  };
}
