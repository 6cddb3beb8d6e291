import type { CollectionSlug, Payload, Where } from 'payload';
import { PLAIN_LIST } from '../../platform/adminUi/plainList';

const textOf = (value: unknown): string => (Array.isArray(value) ? value.join(',') : String(value));

/**
 * Builds the URL of an admin list with filters. The list shows the conditions in its filter controls, so that the user
 * can change them.
 * @param collection slug of the list's collection
 * @param conditions conditions with one field and one operator each
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
