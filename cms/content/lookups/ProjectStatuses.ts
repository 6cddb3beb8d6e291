import { defineLookup } from './defineLookup';
import { nameField, groupNumberField } from './lookupFields';

/** Stages of projects, such as planning or on the market (corporate-site §4). */
export const ProjectStatuses = defineLookup({
  slug: 'projectStatuses',
  labels: {
    singular: { he: 'שלב של פרויקט', en: 'Project status' },
    plural: { he: 'שלבים של פרויקטים', en: 'Project statuses' },
  },
  fields: [nameField, groupNumberField],
});
