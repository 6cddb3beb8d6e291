import type { FlattenedField } from 'payload';

/** Limits of a visitor's search in one request. */
export const SEARCH_LIMITS = { conditions: 2 } as const;

/** Field types that are stored in a single column. */
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
/** Columns that Payload adds to every collection. */
const BUILT_IN_FIELDS = new Set(['id', 'createdAt', 'updatedAt', 'deletedAt', '_status']);

const MESSAGE = 'Visitors can search by at most two plain fields and sort by one';

/**
 * Checks a visitor's search. Payload joins a table for every list in a search, so that their rows multiply:
 * a dozen lists of one project are millions of rows. Only fields in the collection's own table are allowed.
 * @param query as parsed by Payload
 * @param fields of the collection; empty when the address is of no collection
 * @returns the error message; undefined for an allowed search
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

/** The fields of all conditions of a search; undefined for an invalid search. */
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

/** The fields of `sort`; undefined for an invalid value. */
function sortedBy(sort: unknown): string[] | undefined {
  if (sort === undefined) return [];
  const parts: unknown[] = Array.isArray(sort) ? sort : [sort];
  if (!parts.every((part) => typeof part === 'string')) return undefined;
  return parts
    .flatMap((part) => part.split(','))
    .map((name) => name.trim().replace(/^-/, ''))
    .filter(Boolean);
}

/** Whether a field is a column of the collection's table, or of its table of localized texts. */
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
