import { defineLookup } from '../../../content/lookups/defineLookup';
import { nameField } from '../../../content/lookups/lookupFields';

/** Areas of open positions: a filter of the board (corporate-site §3, §7: areaName, avialableAreas). */
export const JobAreas = defineLookup({
  slug: 'jobAreas',
  labels: {
    singular: { he: 'אזור של משרות', en: 'Area of positions' },
    plural: { he: 'אזורים של משרות', en: 'Areas of positions' },
  },
  fields: [nameField],
});
