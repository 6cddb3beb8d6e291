import { defineLookup } from '../../../content/lookups/defineLookup';
import { nameField } from '../../../content/lookups/lookupFields';

/** Professions, shown as filter chips on the job board (corporate-site §3, §4: professionName). */
export const JobProfessions = defineLookup({
  slug: 'jobProfessions',
  labels: { singular: { he: 'מקצוע', en: 'Profession' }, plural: { he: 'מקצועות', en: 'Professions' } },
  fields: [nameField],
});
