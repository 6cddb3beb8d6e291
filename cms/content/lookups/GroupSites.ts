import { defineLookup } from './defineLookup';
import { nameField } from './lookupFields';
import { relationsField, indexedRelationField } from '../../platform/fields/shortFields';

/** Sites of the group. They are the options of the "subsidiaries" filter (corporate-site §4, `groupSites`). */
export const GroupSites = defineLookup({
  slug: 'groupSites',
  labels: {
    singular: { he: 'אתר של הקבוצה', en: 'Group site' },
    plural: { he: 'אתרי הקבוצה', en: 'Group sites' },
  },
  fields: [
    nameField,
    indexedRelationField('company', 'companies', 'חברה', 'Company'),
    relationsField('members', 'partners', 'חברים', 'Members'),
  ],
});
