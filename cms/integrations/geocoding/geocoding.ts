export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** Interface of the services that find the coordinates of a postal address. */
export interface GeocodingService {
  name: 'embedded' | 'http';
  /**
   * Finds the coordinates of a postal address.
   * @param address street, town and country
   * @param language language of the address: `he` or `en`
   * @returns null for an unknown address
   * @throws Error if the service fails or rejects the request
   */
  locate: (address: string, language: string) => Promise<Coordinates | null>;
}
