import type { FlattenedField } from 'payload';

/** Limits of a visitor's search in a single request. */
export const SEARCH_LIMITS = { conditions: 2 } as const;

/** Types of fields that are stored in one database column. */
const COLUMNS = new Set<FlattenedField['type']>([
  'text',
  'textarea',
  'email',
  'number',
  'checkbox',
  'date',
  'select',
  'radio',
  'relationship',
  'upload',
]);
/** Fields that Payload adds to every collection. */
const BUILT_IN_FIELDS = new Set(['id', 'createdAt', 'updatedAt', 'deletedAt', '_status']);

const MESSAGE = 'Visitors can search by at most two plain fields and sort by one';

/**
 * Checks whether visitors may use a search. For every array field in a search, Payload joins a table, so that the rows
 * multiply: a dozen arrays of one project result in millions of rows. Therefore only fields in the collection's own
 * table are allowed.
 * @param query query as parsed by Payload
 * @param fields fields of the collection; empty if the URL does not belong to a collection
 * @returns an error message, or undefined if the search is allowed
 */
export function searchFault(
  { where, sort, joins }: Readonly<Record<string, unknown>>,
  fields: readonly FlattenedField[],
): string | undefined {
  const conditions = conditionsOf(where);
  const sorted = sortedBy(sort);
  if (joins !== undefined || !conditions || !sorted) return MESSAGE;
  if (conditions.length > SEARCH_LIMITS.conditions || sorted.length > 1) return MESSAGE;
  return [...conditions, ...sorted].every((path) => isColumn(path.split('.'), fields)) ? undefined : MESSAGE;
}

/** Returns the fields of all conditions in a search, or undefined if the search is invalid. */
function conditionsOf(where: unknown): string[] | undefined {
  if (where === undefined || where === '') return [];
  if (typeof where !== 'object' || where === null || Array.isArray(where)) return undefined;
  const found = Object.entries(where).map(([key, value]: [string, unknown]) => {
    if (!/^(and|or)$/i.test(key))
      return [
        key,
        ...Object.keys(Object(value) as object)
          .slice(1)
          .map(() => key),
      ];
    if (typeof value !== 'object' || value === null) return undefined;
    const parts = Object.values(value).map(conditionsOf);
    return parts.every((part) => part !== undefined) ? parts.flat() : undefined;
  });
  return found.every((part) => part !== undefined) ? found.flat() : undefined;
}

/** Returns the fields in `sort`, or undefined if the value is invalid. */
function sortedBy(sort: unknown): string[] | undefined {
  if (sort === undefined) return [];
  const parts: unknown[] = Array.isArray(sort) ? sort : [sort];
  if (!parts.every((part) => typeof part === 'string')) return undefined;
  return parts
    .flatMap((part) => part.split(','))
    .map((name) => name.trim().replace(/^-/, ''))
    .filter(Boolean);
}

/** Checks whether a field is a column of the collection's table, or of its table with localized texts. */
function isColumn(
  [name = '', ...rest]: readonly string[],
  fields: readonly FlattenedField[],
  top = true,
): boolean {
  if (top && rest.length === 0 && BUILT_IN_FIELDS.has(name)) return true;
  const field = fields.find((one) => one.name === name);
  if (!field) return false;
  if (field.type === 'group' || field.type === 'tab')
    return rest.length > 0 && isColumn(rest, field.flattenedFields, false);
  const single =
    !('hasMany' in field && field.hasMany) && !('relationTo' in field && Array.isArray(field.relationTo));
  return rest.length === 0 && COLUMNS.has(field.type) && single;
}
