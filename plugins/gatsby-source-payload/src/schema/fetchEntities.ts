import type { PayloadClient } from '../client/PayloadClient';
import type { Options } from '../options';

const GLOBAL = 'globals/';

/**
 * Returns the collections and globals to source: those in the options, or all that `versionsRoute` reports.
 * @throws SourceError unreachable, refused or notJson
 */
export async function fetchEntities(
  client: PayloadClient,
  { collections, globals, versionsRoute, tombstones }: Options,
): Promise<Pick<Options, 'collections' | 'globals'>> {
  if (collections.length > 0 || !versionsRoute) return { collections, globals };
  const names = (await client.sourceNames(versionsRoute)).filter((name) => name !== tombstones);
  return {
    collections: names.filter((name) => !name.startsWith(GLOBAL)).map((slug) => ({ slug })),
    globals: names
      .filter((name) => name.startsWith(GLOBAL))
      .map((name) => ({ slug: name.slice(GLOBAL.length) })),
  };
}
