import type { CreateResolversArgs } from 'gatsby';
import { type ArticleModel, type PageNode, readNext } from './readNext';

/** How many articles stand below an article where the query names no other number. */
const READ_NEXT = 3;

interface TreePage {
  id: string;
  parentPage?: string | null;
}

interface ResolverContext {
  nodeModel: { getNodeById: (query: { id: string; type?: string }) => TreePage | null } & ArticleModel;
}

/** Gatsby API: what the site derives from the CMS's nodes. */
export function createResolvers({ createResolvers: add }: CreateResolversArgs): void {
  add({
    CmsPage: {
      breadcrumbs: {
        type: '[CmsPage!]!',
        // Asking the node model makes a page depend on its ancestors: a renamed parent renders its children again.
        resolve: (page: TreePage, _args: unknown, { nodeModel }: ResolverContext) => {
          const trail = [page];
          let parentId = page.parentPage;
          while (parentId) {
            const parent = nodeModel.getNodeById({ id: parentId, type: 'CmsPage' });
            if (!parent || trail.includes(parent)) break;
            trail.unshift(parent);
            parentId = parent.parentPage;
          }
          return trail;
        },
      },
      readNext: {
        type: '[CmsPage!]!',
        args: { limit: { type: 'Int', defaultValue: READ_NEXT } },
        resolve: (page: PageNode, { limit }: { limit: number }, { nodeModel }: ResolverContext) =>
          readNext(page, limit, nodeModel),
      },
    },
  });
}
