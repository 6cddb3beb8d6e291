import { useDeferredValue, useEffect } from 'react';
import { LiveData } from '../../components/LiveData/LiveData';
import type { AskedHomes } from './apartmentStates';
import { useApartmentStates, type LiveStates } from './useApartmentStates';

interface LiveApartmentStatesProps {
  asked: AskedHomes;
  seen: boolean;
  /** Called whenever the service says something else. */
  onStates: (states: LiveStates) => void;
}

/** Asks how homes stand just now, and shows nothing: the library of live data comes with it, and the list stands without. */
export function LiveApartmentStates(props: LiveApartmentStatesProps) {
  return (
    <LiveData>
      <Asker {...props} />
    </LiveData>
  );
}

function Asker({ asked, seen, onStates }: LiveApartmentStatesProps) {
  // Other homes are shown before they are asked about.
  const live = useApartmentStates(useDeferredValue(asked), seen);
  useEffect(() => onStates(live), [live, onStates]);
  return null;
}
