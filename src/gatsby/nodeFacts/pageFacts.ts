import { nodeFacts, type SourceNode } from './nodeFacts';

interface Alternate {
  locale: string;
  path: string;
}

/** What the making of pages, redirects and sitemaps reads of everything that has a page of its own. */
export interface PageFacts {
  id: string;
  documentId: string;
  locale: string;
  path: string;
  updatedAt: string;
  alternates: readonly Alternate[];
  /** No search engine shall list it. */
  noIndex: boolean;
}

export interface ContentPageFacts extends PageFacts {
  title: string | null;
  template: string | null;
  /** The types of its blocks. */
  blocks: readonly { __typename: string }[];
}

export interface ProjectFacts extends PageFacts {
  umbracoName: string | null;
  /** The node of its type, whose layout decides on the template. */
  projectType: string | null;
}

export interface JobFacts extends PageFacts {
  closingDate: string | null;
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
});

/** The pages that editors make of blocks. */
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

export const productPages = nodeFacts('CmsProduct', pageOf);

export const jobPages = nodeFacts('CmsJob', (node): JobFacts => ({
  ...pageOf(node),
  closingDate: text(node, 'closingDate'),
}));
