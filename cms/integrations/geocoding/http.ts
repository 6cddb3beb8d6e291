import { z } from 'zod';
import type { GeocodingService } from './geocoding';

interface HttpGeocodingSettings {
  url: string;
  key: string;
  timeoutMs: number;
}

export const GEOCODING_URL = 'https://maps.googleapis.com/maps/api/geocode/json';

/** Language codes that maps services use (project-marketing §2.8). Hebrew has the old code `iw`. */
const MAPS_LANGUAGE: Readonly<Record<string, string>> = { he: 'iw', en: 'en' };

const answerShape = z.object({
  status: z.string(),
  results: z
    .array(z.object({ geometry: z.object({ location: z.object({ lat: z.number(), lng: z.number() }) }) }))
    .default([]),
});

/** Geocoding with Google's API, or with a service that has the same API. */
export function httpGeocoding({ url, key, timeoutMs }: HttpGeocodingSettings): GeocodingService {
  return {
    name: 'http',
    locate: async (address, language) => {
      const asked = new URL(url);
      asked.searchParams.set('address', address);
      asked.searchParams.set('language', MAPS_LANGUAGE[language] ?? 'en');
      asked.searchParams.set('key', key);
      const response = await fetch(asked, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
      if (!response.ok) {
        await response.body?.cancel();
        throw new Error(`The maps service answered ${response.status}`);
      }
      const { status, results } = answerShape.parse(await response.json());
      if (status === 'ZERO_RESULTS') return null;
      if (status !== 'OK') throw new Error(`The maps service refused the address: ${status}`);
      const location = results[0]?.geometry.location;
      return location ? { latitude: location.lat, longitude: location.lng } : null;
    },
  };
}
