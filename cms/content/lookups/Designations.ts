import { defineLookup } from './defineLookup';
import { nameField, groupNumberField } from './lookupFields';

/** Intended uses of projects, such as residential or offices (corporate-site §4, §9). */
export const Designations = defineLookup({
  slug: 'designations',
  labels: { singular: { he: 'ייעוד', en: 'Designation' }, plural: { he: 'ייעודים', en: 'Designations' } },
  fields: [nameField, groupNumberField],
});
