import { flattenTopLevelFields } from 'payload/shared';
import { expect, it } from 'vitest';
import config from '../payload.config';

const { collections } = await config;

/** This test is needed because Payload silently ignores unknown names in `defaultColumns`. */
it.each(collections.map(({ slug, admin, fields }) => ({ slug, admin, fields })))(
  'the list of $slug can show all its default columns',
  ({ admin: { defaultColumns = [] }, fields }) => {
    const columns = flattenTopLevelFields(fields, {
      keepPresentationalFields: true,
      moveSubFieldsToTop: true,
    })
      .filter((field) => !('hidden' in field && field.hidden) && !field.admin?.disableListColumn)
      .map((field) => ('accessor' in field ? field.accessor : 'name' in field && field.name));
    expect(columns).toEqual(expect.arrayContaining(defaultColumns));
  },
);
