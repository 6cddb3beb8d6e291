import type { MapPlace } from './MapPlace';
import { placeList } from './Map.styles';
import { PlaceFacts } from './PlaceFacts';

/** A list of the map's places, for visitors who cannot use the map. */
export function PlaceList({ places }: { places: readonly MapPlace[] }) {
  if (places.length === 0) return null;
  return (
    <ul css={placeList}>
      {places.map((place) => (
        <li key={place.key}>
          <PlaceFacts place={place} />
        </li>
      ))}
    </ul>
  );
}
