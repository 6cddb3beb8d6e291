import type { NodePluginArgs } from 'gatsby';
import { isObjectType, type GraphQLSchema } from 'gatsby/graphql';
import { nodeFacts, type NodeFacts, type SourceNode } from './nodeFacts';

interface Alternate {
  locale: string;
  path: string;
}

/** Facts about a page that are needed to create pages, redirects and sitemaps. */
export interface PageFacts {
  id: string;
  documentId: string;
  locale: string;
  path: string;
  updatedAt: string;
  alternates: readonly Alternate[];
  /** Whether search engines are told not to list the page. */
  noIndex: boolean;
  /** Time at which the document closes, or null if it never closes. */
  closingDate: string | null;
}

export interface ContentPageFacts extends PageFacts {
  title: string | null;
  template: string | null;
  /** Types of the page's blocks. */
  blocks: readonly { __typename: string }[];
}

export interface ProjectFacts extends PageFacts {
  umbracoName: string | null;
  /** Node id of the project's type. The layout of the type determines the template. */
  projectType: string | null;
}

const text = (node: SourceNode, field: string): string | null => (node[field] ?? null) as string | null;

const pageOf = (node: SourceNode): PageFacts => ({
  id: node.id,
  documentId: node.documentId,
  locale: node.locale,
  path: text(node, 'path') ?? '',
  updatedAt: text(node, 'updatedAt') ?? '',
  alternates: (node.alternates ?? []) as Alternate[],
  noIndex: (node.seo as { noIndex?: boolean | null } | null | undefined)?.noIndex === true,
  closingDate: text(node, 'closingDate'),
});

/** Returns facts about the pages that editors compose of blocks. */
export const contentPages = nodeFacts('CmsPage', (node): ContentPageFacts => ({
  ...pageOf(node),
  title: text(node, 'title'),
  template: text(node, 'template'),
  blocks: ((node.blocks ?? []) as { __typename: string }[]).map(({ __typename }) => ({ __typename })),
}));

export const projectPages = nodeFacts('CmsProject', (node): ProjectFacts => ({
  ...pageOf(node),
  umbracoName: text(node, 'umbracoName'),
  projectType: text(node, 'projectType'),
}));

type Facts = (args: Pick<NodePluginArgs, 'emitter' | 'getNodesByType'>) => NodeFacts<PageFacts>;

const factsOf = new Map<string, Facts>([
  ['CmsPage', contentPages],
  ['CmsProject', projectPages],
]);

function pagesOfType(type: string): Facts {
  const facts = factsOf.get(type) ?? nodeFacts(type, pageOf);
  factsOf.set(type, facts);
  return facts;
}

/**
 * Returns facts about all pages of the CMS, by node type. A node type has pages if the source plugin gave it the field
 * `alternates`.
 */
export function pagesByType(
  args: Pick<NodePluginArgs, 'emitter' | 'getNodesByType' | 'store'>,
): Map<string, PageFacts[]> {
  const { schema } = args.store.getState() as unknown as { schema: GraphQLSchema };
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => isObjectType(type) && 'alternates' in type.getFields(),
  );
  return new Map(types.map(({ name }) => [name, [...pagesOfType(name)(args).byId.values()]]));
}
