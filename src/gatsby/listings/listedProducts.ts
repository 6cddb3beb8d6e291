import { sortByListOrder, type OrderedNode } from './sortByListOrder';
import type { ListedNode } from './findRelated';

/** The node of a products lobby; links are node ids. */
export interface LobbyPage {
  locale: string;
  company?: string | null;
}

/** The required part of Gatsby's node model. */
export interface ProductsModel {
  findAll: (args: {
    type: 'CmsProduct';
    query: {
      filter: { locale: { eq: string }; company?: { id: { eq: string } } };
    };
  }) => Promise<{ entries: Iterable<ListedNode & OrderedNode> }>;
}

/** Returns a lobby's products in its language, of its company or of all, in list order (`sortByListOrder`). */
export async function listedProducts(
  { locale, company }: LobbyPage,
  model: ProductsModel,
): Promise<(ListedNode & OrderedNode)[]> {
  const { entries } = await model.findAll({
    type: 'CmsProduct',
    query: {
      filter: { locale: { eq: locale }, ...(company && { company: { id: { eq: company } } }) },
    },
  });
  return sortByListOrder(entries);
}
