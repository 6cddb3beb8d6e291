import {
  QueryError,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type FlattenedField,
} from 'payload';

interface SortArgs {
  overrideAccess?: boolean;
  sort?: unknown;
}

/** Checks whether a path leads to a field of a linked document. */
function leadsAway(path: string, fields: readonly FlattenedField[]): boolean {
  let here = fields;
  const names = path.split('.');
  for (const name of names.slice(0, -1)) {
    const field = here.find((one) => one.name === name);
    if (!field) continue;
    if (field.type === 'relationship' || field.type === 'upload' || field.type === 'join') return true;
    if ('flattenedFields' in field) here = field.flattenedFields;
  }
  return false;
}

/** @throws QueryError 400, as for hidden fields */
const refuse: CollectionBeforeOperationHook = ({ args, collection }) => {
  const { overrideAccess, sort } = args as SortArgs;
  if (overrideAccess || !sort) return args;
  const paths = [sort]
    .flat()
    .flatMap((one) => String(one).split(','))
    .map((one) => one.trim().replace(/^-/, '').replaceAll('__', '.'));
  const foreign = paths.filter((path) => leadsAway(path, collection.flattenedFields));
  if (foreign.length > 0) throw new QueryError(foreign.map((path) => ({ path })));
  return args;
};

/**
 * Rejects external requests that sort a collection by fields of linked documents. Calls through the Local API may still
 * do so.
 */
export const refuseForeignSort = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  hooks: {
    ...collection.hooks,
    beforeOperation: [...(collection.hooks?.beforeOperation ?? []), refuse],
  },
});
