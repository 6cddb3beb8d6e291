import { defineLookup } from './defineLookup';
import { nameField } from './lookupFields';

/** Sites of the group: options of the filter "subsidiaries" (corporate-site §4, `groupSites`). */
export const GroupSites = defineLookup({
  slug: 'groupSites',
  labels: {
    singular: { he: 'אתר של הקבוצה', en: 'Group site' },
    plural: { he: 'אתרי הקבוצה', en: 'Group sites' },
  },
  fields: [
    nameField,
    {
      name: 'company',
      type: 'relationship',
      relationTo: 'companies',
      index: true,
      label: { he: 'חברה', en: 'Company' },
    },
    {
      name: 'members',
      type: 'relationship',
      relationTo: 'partners',
      hasMany: true,
      label: { he: 'חברים', en: 'Members' },
    },
  ],
});
