interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/**
 * Returns a Google Maps URL for a place. Phones open it in their map app.
 * @param place postal address or coordinates
 */
export const mapHref = (place: string | Place): string => {
  const query = typeof place === 'string' ? place : `${place.latitude},${place.longitude}`;
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`;
};

/** Returns a Google Maps URL with directions to a place. */
export const directionsHref = ({ latitude, longitude }: Place): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`;
