import type { MapPlace } from './MapPlace';
import { placeList } from './Map.styles';
import { PlaceFacts } from './PlaceFacts';

/** What a map shows, for who does not see it. */
export function PlaceList({ places }: { places: readonly MapPlace[] }) {
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
