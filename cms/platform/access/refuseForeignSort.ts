import { QueryError, type CollectionBeforeOperationHook, type FlattenedField } from 'payload';

interface SortArgs {
  overrideAccess?: boolean;
  sort?: unknown;
}

/** Whether a path leads from a document to another one. */
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

/**
 * Nobody orders documents by fields of those that they link to: Payload checks the access to fields of the collection itself, and lets
 * fields of linked documents pass that are hidden from everybody, such as an account's password hash. The CMS itself may.
 * @throws QueryError 400, as for a field that is hidden
 */
export const refuseForeignSort: CollectionBeforeOperationHook = ({ args, collection }) => {
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
