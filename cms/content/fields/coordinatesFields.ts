import type { RowField } from 'payload';

/** Latitude and longitude, both or neither (project-marketing §2.8). */
export function coordinatesFields(): RowField {
  return {
    type: 'row',
    fields: [
      { name: 'latitude', type: 'number', min: -90, max: 90, label: { he: 'קו רוחב', en: 'Latitude' } },
      { name: 'longitude', type: 'number', min: -180, max: 180, label: { he: 'קו אורך', en: 'Longitude' } },
    ],
  };
}
