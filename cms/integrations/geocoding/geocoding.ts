export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** Finds where an address is. */
export interface GeocodingService {
  name: 'embedded' | 'http';
  /**
   * @param address as people write it: street, town, country
   * @param language of the address: `he` or `en`
   * @returns null when nobody knows
   * @throws Error when the service cannot be asked, or refuses
   */
  locate: (address: string, language: string) => Promise<Coordinates | null>;
}
