import { useDeferredValue, useEffect } from 'react';
import { LiveData } from '../../../components/LiveData/LiveData';
import type { AskedHomes } from '../home/apartmentStates';
import { useApartmentStates, type LiveStates } from '../home/useApartmentStates';

interface LiveApartmentStatesProps {
  asked: AskedHomes;
  seen: boolean;
  /** Called when the service's answer changes. */
  onStates: (states: LiveStates) => void;
}

/**
 * Requests the availability of homes and renders nothing. Loaded separately, because it brings the live-data library.
 */
export function LiveApartmentStates(props: LiveApartmentStatesProps) {
  return (
    <LiveData>
      <Asker {...props} />
    </LiveData>
  );
}

function Asker({ asked, seen, onStates }: LiveApartmentStatesProps) {
  // Deferred, so that newly shown homes render before they are requested.
  const live = useApartmentStates(useDeferredValue(asked), seen);
  useEffect(() => onStates(live), [live, onStates]);
  return null;
}
