import type { Field } from 'payload';
import type { Label } from '../../platform/labels/labels';
import { groupField, localText, numberField, row } from '../../platform/fields/shortFields';

/**
 * Fields for the address and map position of a building or apartment. They are needed only where the values differ from
 * those of its parent.
 */
export function placeFields(description: Label): Field[] {
  return [
    localText('address', 'כתובת', 'Address', { description: { ...description } }),
    groupField('location', 'מיקום במפה', 'Location on a map', {
      interfaceName: 'Location',
      fields: [
        row(
          numberField('latitude', 'קו רוחב', 'Latitude', { min: -90, max: 90 }),
          numberField('longitude', 'קו אורך', 'Longitude', { min: -180, max: 180 }),
        ),
      ],
    }),
  ];
}
