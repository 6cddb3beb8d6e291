import { useRef, type ReactNode } from 'react';
import type { LeftOutValues } from '../../lib/filters/defineFilters';
import { ActiveFilters, type ActiveFilter } from './ActiveFilters';
import { FilterButton } from './FilterButton';
import { LeftOut } from './LeftOut';
import { toolbar, toolbarRow } from './filters.styles';
import { ResultCount } from './ResultCount';

interface ListToolbarProps {
  /** Number of results as text. */
  countText: string;
  /** Active filters, each removable. */
  active: readonly ActiveFilter[];
  onClear: () => void;
  /** Badge of the filters button; omitted for lists without a dialog. */
  modal?: { count: number; open: () => void; prepare?: () => void };
  /** Values of the address that the list cannot use. */
  leftOut?: LeftOutValues | null;
  /** Content beside the filters button, such as a switch to the map. */
  children?: ReactNode;
}

/** The toolbar above a filtered list: number of results, filters button, active filters. */
export function ListToolbar({ countText, active, onClear, modal, leftOut, children }: ListToolbarProps) {
  const count = useRef<HTMLParagraphElement>(null);
  return (
    <div css={toolbar}>
      <div css={toolbarRow}>
        <ResultCount ref={count} text={countText} />
        {children}
        {modal && <FilterButton count={modal.count} onClick={modal.open} onIntent={modal.prepare} />}
      </div>
      {leftOut && <LeftOut {...leftOut} />}
      <ActiveFilters filters={active} onClear={onClear} onGone={() => count.current?.focus()} />
    </div>
  );
}
