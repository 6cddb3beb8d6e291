import { useRef, type ReactNode } from 'react';
import { ActiveFilters, type ActiveFilter } from './ActiveFilters';
import { FilterButton } from './FilterButton';
import { LeftOut } from './LeftOut';
import { toolbar, toolbarRow } from './filters.styles';
import { ResultCount } from './ResultCount';

interface ListToolbarProps {
  /** How many results there are, in words. */
  countText: string;
  /** What is chosen, to be taken away one by one. */
  active: readonly ActiveFilter[];
  onClear: () => void;
  /** How many filters the badge of the button says; without a button the list has no modal. */
  modal?: { count: number; open: () => void };
  /** The address named something that the list does not have. */
  leftOut?: boolean;
  /** Beside the filter button: a switch to the map. */
  children?: ReactNode;
}

/** Above every list with filters: the number of results, the button of the modal, and what is chosen at present. */
export function ListToolbar({ countText, active, onClear, modal, leftOut, children }: ListToolbarProps) {
  const count = useRef<HTMLParagraphElement>(null);
  return (
    <div css={toolbar}>
      <div css={toolbarRow}>
        <ResultCount ref={count} text={countText} />
        {children}
        {modal && <FilterButton count={modal.count} onClick={modal.open} />}
      </div>
      {leftOut && <LeftOut />}
      <ActiveFilters filters={active} onClear={onClear} onGone={() => count.current?.focus()} />
    </div>
  );
}
