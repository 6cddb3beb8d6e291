import { defineLookup } from '../../../content/lookups/defineLookup';
import { nameField } from '../../../content/lookups/lookupFields';

/** Areas of open positions: a filter of the board (corporate-site §3, §7: areaName, avialableAreas). */
export const JobAreas = defineLookup({
  slug: 'jobAreas',
  labels: {
    singular: { he: 'אזור משרות', en: 'Job area' },
    plural: { he: 'אזורי משרות', en: 'Job areas' },
  },
  fields: [nameField],
});
