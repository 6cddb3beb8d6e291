import { flattenTopLevelFields } from 'payload/shared';
import { expect, it } from 'vitest';
import config from '../payload.config';

const { collections } = await config;

/** A name in `defaultColumns` of which no column can be made leaves a list without it, and says nothing. */
it.each(collections.map(({ slug, admin, fields }) => ({ slug, admin, fields })))(
  'every column of the list of $slug is one that the list can show',
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
