import { defineLookup } from '../../../content/lookups/defineLookup';
import { nameField } from '../../../content/lookups/lookupFields';

/** Scopes of open positions, such as full time: the job type of the board’s filters (corporate-site §3, §4: scopeJobName). */
export const JobScopes = defineLookup({
  slug: 'jobScopes',
  labels: {
    singular: { he: 'היקף משרה', en: 'Scope of positions' },
    plural: { he: 'היקפי משרה', en: 'Scopes of positions' },
  },
  fields: [nameField],
});
