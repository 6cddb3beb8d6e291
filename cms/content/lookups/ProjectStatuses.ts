import { defineLookup } from './defineLookup';
import { nameField, numberField } from './lookupFields';

/** Statuses of projects (corporate-site §4). */
export const ProjectStatuses = defineLookup({
  slug: 'projectStatuses',
  labels: {
    singular: { he: 'סטטוס פרויקט', en: 'Project status' },
    plural: { he: 'סטטוסים של פרויקטים', en: 'Project statuses' },
  },
  fields: [nameField, numberField],
});
