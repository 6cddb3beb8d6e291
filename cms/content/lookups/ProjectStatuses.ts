import { defineLookup } from './defineLookup';
import { nameField, groupNumberField } from './lookupFields';

/** Statuses of projects (corporate-site §4). */
export const ProjectStatuses = defineLookup({
  slug: 'projectStatuses',
  labels: {
    singular: { he: 'שלב של פרויקט', en: 'Project status' },
    plural: { he: 'שלבים של פרויקטים', en: 'Project statuses' },
  },
  fields: [nameField, groupNumberField],
});
