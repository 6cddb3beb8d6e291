import { Icon } from '../Icon/Icon';
import { addressCard, addressPin } from './Map.styles';
import type { MapPlace } from './MapPlace';
import { PlaceList } from './PlaceList';

interface AddressCardProps {
  /** Accessible name of the map that the card replaces. */
  label: string;
  places: readonly MapPlace[];
  className?: string | undefined;
}

/** The addresses of places with links to a map service. It replaces a map that has no detail there. */
export function AddressCard({ label, places, className }: AddressCardProps) {
  return (
    <div role="group" aria-label={label} css={addressCard} className={className}>
      <Icon name="pin" css={addressPin} />
      <PlaceList places={places} />
    </div>
  );
}
