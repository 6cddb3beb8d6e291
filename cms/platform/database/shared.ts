import { indexLocales } from './indexLocales';
import { shortenForeignKeys } from './shortenForeignKeys';

/** Both adapters pass themselves to the hook; SQLite's type leaves that out. */
function prepared<Args extends { schema: unknown }>(args: Args): Args['schema'] {
  const { adapter } = args as unknown as { adapter: Parameters<typeof indexLocales>[0] };
  indexLocales(adapter);
  shortenForeignKeys(adapter);
  return args.schema;
}

/** What both databases are set up with: blocks as JSON (60 block types are not 300 tables), and changes by migration only. */
export const shared = { push: false, blocksAsJSON: true, beforeSchemaInit: [prepared] };
