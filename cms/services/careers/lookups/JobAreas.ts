import { defineLookup } from '../../../content/lookups/defineLookup';
import { nameField } from '../../../content/lookups/lookupFields';

/** Areas by which visitors filter the job board (corporate-site §3, §7: areaName, avialableAreas). */
export const JobAreas = defineLookup({
  slug: 'jobAreas',
  labels: {
    singular: { he: 'אזור משרות', en: 'Job area' },
    plural: { he: 'אזורי משרות', en: 'Job areas' },
  },
  fields: [nameField],
});
