interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/**
 * A place on a map service that every phone opens in its own application.
 * @param place an address as people write it, or coordinates
 */
export const mapHref = (place: string | Place): string => {
  const query = typeof place === 'string' ? place : `${place.latitude},${place.longitude}`;
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`;
};

/**
 * The way to a place, from where the visitor is, on the same map service.
 * @param place its coordinates
 */
export const directionsHref = ({ latitude, longitude }: Place): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`;
