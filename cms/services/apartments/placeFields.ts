import type { Field } from 'payload';
import type { Label } from '../../platform/labels/labels';

/** Address and map position of a building or apartment, where they differ from its parent's. */
export function placeFields(description: Label): Field[] {
  return [
    {
      name: 'address',
      type: 'text',
      localized: true,
      label: { he: 'כתובת', en: 'Address' },
      admin: { description: { ...description } },
    },
    {
      name: 'location',
      type: 'group',
      interfaceName: 'Location',
      label: { he: 'מיקום במפה', en: 'Location on a map' },
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'latitude', type: 'number', min: -90, max: 90, label: { he: 'קו רוחב', en: 'Latitude' } },
            {
              name: 'longitude',
              type: 'number',
              min: -180,
              max: 180,
              label: { he: 'קו אורך', en: 'Longitude' },
            },
          ],
        },
      ],
    },
  ];
}
