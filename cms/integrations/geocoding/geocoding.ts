export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** Finds the coordinates of an address. */
export interface GeocodingService {
  name: 'embedded' | 'http';
  /**
   * @param address street, town, country
   * @param language language of the address: `he` or `en`
   * @returns null for an unknown address
   * @throws Error when the service fails or rejects the request
   */
  locate: (address: string, language: string) => Promise<Coordinates | null>;
}
