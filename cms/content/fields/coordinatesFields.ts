import type { RowField } from 'payload';
import { numberField, row } from '../../platform/fields/shortFields';

/** Latitude and longitude, both or neither (project-marketing §2.8). */
export function coordinatesFields(): RowField {
  return row(
    numberField('latitude', 'קו רוחב', 'Latitude', { min: -90, max: 90 }),
    numberField('longitude', 'קו אורך', 'Longitude', { min: -180, max: 180 }),
  );
}
