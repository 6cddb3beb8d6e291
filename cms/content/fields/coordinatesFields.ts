import type { RowField } from 'payload';
import { numberField, row } from '../../platform/fields/shortFields';

/** Fields for latitude and longitude (project-marketing §2.8). Either both or neither must be filled in. */
export function coordinatesFields(): RowField {
  return row(
    numberField('latitude', 'קו רוחב', 'Latitude', { min: -90, max: 90 }),
    numberField('longitude', 'קו אורך', 'Longitude', { min: -180, max: 180 }),
  );
}
