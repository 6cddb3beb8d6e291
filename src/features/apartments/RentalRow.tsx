import { memo } from 'react';
import { HomeRow } from './HomeRow';
import { LazyHomeDetails } from './LazyHomeDetails';
import type { RentalHome } from './RentalHome';

interface RentalRowProps {
  home: RentalHome;
  /** YYYY-MM-DD; null while it is not known. */
  today: string | null;
  open: boolean;
  /** The same function each time. */
  onToggle: (home: RentalHome) => void;
  /** The same function each time. */
  onLead: (home: RentalHome) => void;
}

/** A row of the rental apartments page with what it opens. It is rendered anew only when something of its own home changes. */
export const RentalRow = memo(function RentalRow({ home, today, open, onToggle, onLead }: RentalRowProps) {
  return (
    <HomeRow home={home} today={today} open={open} onToggle={() => onToggle(home)}>
      <LazyHomeDetails home={home} onLead={() => onLead(home)} />
    </HomeRow>
  );
});
