import type { CollectionSlug, Payload, Where } from 'payload';
import { PLAIN_LIST } from '../../platform/adminUi/plainList';

const textOf = (value: unknown): string => (Array.isArray(value) ? value.join(',') : String(value));

/**
 * The address of a list of the admin, filtered as its own filters would: they show the conditions and can be changed there.
 * @param collection whose list
 * @param conditions each of one field and one operator
 */
export function listLink(
  { config }: Pick<Payload, 'config'>,
  collection: CollectionSlug,
  conditions: readonly Where[],
): string {
  const query = conditions.flatMap((condition, index) =>
    Object.entries(condition).flatMap(([field, operators]) =>
      Object.entries(operators as Record<string, unknown>).map(
        ([operator, value]) =>
          `where[or][0][and][${index}][${field}][${operator}]=${encodeURIComponent(textOf(value))}`,
      ),
    ),
  );
  return `${config.routes.admin}/collections/${collection}?${[...query, PLAIN_LIST].join('&')}`;
}
