import type { GeocodingService } from './geocoding';

/**
 * Geocoding for installations without a maps service: finds no address at all. The site then uses the coordinates of
 * the city. The result is not stored, so a maps service that is configured later can still find the address.
 */
export const embeddedGeocoding: GeocodingService = { name: 'embedded', locate: () => Promise.resolve(null) };
