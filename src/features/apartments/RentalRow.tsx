import { memo } from 'react';
import { HomeRow } from './HomeRow';
import { LazyHomeDetails } from './LazyHomeDetails';
import type { RentalHome } from './RentalHome';

interface RentalRowProps {
  home: RentalHome;
  /** YYYY-MM-DD; null until it is known. */
  today: string | null;
  open: boolean;
  /** Keep its identity. */
  onToggle: (home: RentalHome) => void;
  /** Keep its identity. */
  onLead: (home: RentalHome) => void;
}

/** A row of the rental list with its content. Memoized: it renders only when its own props change. */
export const RentalRow = memo(function RentalRow({ home, today, open, onToggle, onLead }: RentalRowProps) {
  return (
    <HomeRow home={home} today={today} open={open} onToggle={() => onToggle(home)} toProject>
      <LazyHomeDetails home={home} onLead={() => onLead(home)} />
    </HomeRow>
  );
});
