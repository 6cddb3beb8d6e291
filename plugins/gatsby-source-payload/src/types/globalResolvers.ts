import { createNodeIds } from '../nodes/createNodeIds';
import { entityKey } from '../nodes/entityKey';
import type { Options } from '../options';
import type { SchemaModel } from '../schema/SchemaModel';
import { nodeFieldNames } from './buildTypes';
import { findLinkedNode } from './findLinkedNode';
import type { ResolveInfo, ResolverContext } from './GatsbySchema';
import { shownFields } from './shownFields';

interface Arguments {
  locale?: { eq?: string };
}

/** Query fields of the GraphQL schema, by name. */
type QueryFields = Record<string, { type: { toString: () => string } }>;

interface RootResolver {
  resolve: (
    source: unknown,
    args: Arguments,
    context: ResolverContext,
    info: ResolveInfo & { originalResolver: (...args: unknown[]) => unknown },
  ) => unknown;
}

/**
 * Wraps the query fields of globals, such as `cmsSiteSettings(locale: { eq: "en" })`. A page then depends only on the
 * queried fields of the global. If the query has other arguments, the page depends on the whole global.
 * @param queryFields query fields of the schema
 * @param createNodeId Gatsby's function
 */
export function globalResolvers(
  model: SchemaModel,
  { prefix }: Pick<Options, 'prefix'>,
  queryFields: QueryFields,
  createNodeId: (input: string) => string,
): Record<string, RootResolver> {
  const nodeId = createNodeIds(createNodeId, prefix);
  const ownFields = nodeFieldNames(model, prefix);
  const globals = new Map(
    model.entities.filter(({ kind }) => kind === 'global').map((entity) => [prefix + entity.type, entity]),
  );
  return Object.fromEntries(
    Object.entries(queryFields).flatMap(([name, { type }]): [string, RootResolver][] => {
      const entity = globals.get(type.toString());
      if (!entity) return [];
      const resolve: RootResolver['resolve'] = (source, args, context, info) => {
        const locale = onlyLocale(args);
        return locale === null
          ? info.originalResolver(source, args, context, info)
          : findLinkedNode(
              context,
              nodeId(entityKey(entity), entity.slug, locale),
              shownFields(info, ownFields(entity.type)),
            );
      };
      return [[name, { resolve }]];
    }),
  );
}

/** Returns the locale if the arguments are exactly `{ locale: { eq } }`, otherwise null. */
function onlyLocale(args: Arguments): string | null {
  const { locale, ...others } = args;
  const { eq, ...operators } = locale ?? {};
  return eq !== undefined && Object.keys({ ...others, ...operators }).length === 0 ? eq : null;
}
