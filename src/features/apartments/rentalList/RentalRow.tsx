import { memo } from 'react';
import { HomeRow } from '../rows/HomeRow';
import { LazyHomeDetails } from './LazyHomeDetails';
import type { RentalHome } from '../home/RentalHome';

interface RentalRowProps {
  home: RentalHome;
  /** The current date as YYYY-MM-DD in the visitor's time zone; null until hydration. */
  today: string | null;
  /** Whether the item spans both columns of the tablet layout. */
  wide: boolean;
  open: boolean;
  /** Must be a stable callback, because the row is memoized. */
  onToggle: (home: RentalHome) => void;
  /** Must be a stable callback, because the row is memoized. */
  onLead: (home: RentalHome) => void;
}

/**
 * An apartment in the rental list, with the content of its expanded row. Memoized, so that a change to one row does not
 * render the others again.
 */
export const RentalRow = memo(function RentalRow({
  home,
  today,
  wide,
  open,
  onToggle,
  onLead,
}: RentalRowProps) {
  return (
    <HomeRow home={home} today={today} wide={wide} open={open} onToggle={() => onToggle(home)} toProject>
      <LazyHomeDetails home={home} onLead={() => onLead(home)} />
    </HomeRow>
  );
});
