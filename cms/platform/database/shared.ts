import { indexLocales } from './indexLocales';

/** Both adapters pass themselves to the hook; SQLite's type leaves that out. */
function withLocaleIndexes<Args extends { schema: unknown }>(args: Args): Args['schema'] {
  indexLocales((args as unknown as { adapter: Parameters<typeof indexLocales>[0] }).adapter);
  return args.schema;
}

/** What both databases are set up with: blocks as JSON (60 block types are not 300 tables), and changes by migration only. */
export const shared = { push: false, blocksAsJSON: true, beforeSchemaInit: [withLocaleIndexes] };
