interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/**
 * Returns the address of a place on a map service that phones open in their map app.
 * @param place an address, or coordinates
 */
export const mapHref = (place: string | Place): string => {
  const query = typeof place === 'string' ? place : `${place.latitude},${place.longitude}`;
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`;
};

/** Returns the address of directions to a place on the same map service. */
export const directionsHref = ({ latitude, longitude }: Place): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`;
