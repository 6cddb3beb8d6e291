import { memo } from 'react';
import { HomeRow } from '../rows/HomeRow';
import { LazyHomeDetails } from './LazyHomeDetails';
import type { RentalHome } from '../home/RentalHome';

interface RentalRowProps {
  home: RentalHome;
  /** YYYY-MM-DD; null until it is known. */
  today: string | null;
  /** Whether it fills a row of two columns on tablets. */
  wide: boolean;
  open: boolean;
  /** Keep its identity. */
  onToggle: (home: RentalHome) => void;
  /** Keep its identity. */
  onLead: (home: RentalHome) => void;
}

/** A row of the rental list with its content. Memoized: it renders only when its own props change. */
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
