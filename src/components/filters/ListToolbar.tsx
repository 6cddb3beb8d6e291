import { useRef, type ReactNode } from 'react';
import type { IgnoredValues } from '../../lib/filters/defineFilters';
import { ActiveFilters, type ActiveFilter } from './ActiveFilters';
import { FilterButton } from './FilterButton';
import { IgnoredValuesNotice } from './IgnoredValuesNotice';
import { toolbar, toolbarRow } from './filters.styles';
import { ResultCount } from './ResultCount';

interface ListToolbarProps {
  /** Text with the number of results, such as "Projects: 12". */
  countText: string;
  /** The active filters. Each has a button that removes it. */
  active: readonly ActiveFilter[];
  onClear: () => void;
  /** Count and handlers of the filters button. Omit it for lists without a filters dialog. */
  modal?: { count: number; open: () => void; prepare?: () => void };
  /** Values from the URL that the list cannot use, or null. */
  leftOut?: IgnoredValues | null;
  /** Additional controls beside the filters button, such as a switch to the map. */
  children?: ReactNode;
}

/** The toolbar above a filtered list: number of results, filters button and active filters. */
export function ListToolbar({ countText, active, onClear, modal, leftOut, children }: ListToolbarProps) {
  const count = useRef<HTMLParagraphElement>(null);
  return (
    <div css={toolbar}>
      <div css={toolbarRow}>
        <ResultCount ref={count} text={countText} />
        {children}
        {modal && <FilterButton count={modal.count} onClick={modal.open} onIntent={modal.prepare} />}
      </div>
      {leftOut && <IgnoredValuesNotice {...leftOut} />}
      <ActiveFilters filters={active} onClear={onClear} onGone={() => count.current?.focus()} />
    </div>
  );
}
