import { defineLookup } from '../../../content/lookups/defineLookup';
import { nameField } from '../../../content/lookups/lookupFields';
import { indexedRelationField } from '../../../platform/fields/shortFields';

/**
 * Divisions of a company. If a careers page names divisions, it lists only their positions (corporate-site §3, §4:
 * companyDivisions).
 */
export const CompanyDivisions = defineLookup({
  slug: 'companyDivisions',
  labels: {
    singular: { he: 'חטיבה של חברה', en: 'Company division' },
    plural: { he: 'חטיבות של חברות', en: 'Company divisions' },
  },
  fields: [nameField, indexedRelationField('company', 'companies', 'חברה', 'Company')],
});
