import { useDeferredValue, useEffect } from 'react';
import { LiveData } from '../../../components/LiveData/LiveData';
import type { RequestedHomes } from '../home/apartmentStates';
import { useApartmentStates, type LiveStates } from '../home/useApartmentStates';

interface LiveApartmentStatesProps {
  asked: RequestedHomes;
  seen: boolean;
  /** Called with the live availability whenever it changes. */
  onStates: (states: LiveStates) => void;
}

/**
 * Polls the availability of apartments and reports it through `onStates`. Renders nothing. It is a separate chunk, so
 * that the list does not have to load the live-data library.
 */
export function LiveApartmentStates(props: LiveApartmentStatesProps) {
  return (
    <LiveData>
      <Asker {...props} />
    </LiveData>
  );
}

function Asker({ asked, seen, onStates }: LiveApartmentStatesProps) {
  // Deferred, so that newly shown apartments render before their availability is requested.
  const live = useApartmentStates(useDeferredValue(asked), seen);
  useEffect(() => onStates(live), [live, onStates]);
  return null;
}
