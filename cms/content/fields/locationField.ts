import type { GroupField, NumberField } from 'payload';
import type { Label } from '../../platform/labels/labels';
import { groupField, row } from '../../platform/fields/shortFields';

const degrees = (name: string, label: Label, most: number): NumberField => ({
  name,
  type: 'number',
  min: -most,
  max: most,
  label: { ...label },
  admin: { step: 0.00001, width: '50%' },
});

/**
 * Fields for a location on a map (project-marketing §3 location). The site shows the place only if both coordinates are
 * set.
 */
export function locationField(name = 'location'): GroupField {
  return groupField(name, 'מיקום במפה', 'Place on the map', {
    interfaceName: 'Location',
    fields: [
      row(
        degrees('latitude', { he: 'קו רוחב', en: 'Latitude' }, 90),
        degrees('longitude', { he: 'קו אורך', en: 'Longitude' }, 180),
      ),
    ],
  });
}
