import { sortByListOrder, type OrderedNode } from './sortByListOrder';
import type { ListedNode } from './findRelated';

/** The lobby page of products. Its links are node ids. */
export interface LobbyPage {
  locale: string;
  company?: string | null;
}

/** The part of Gatsby's node model that this module uses. */
export interface ProductsModel {
  findAll: (args: {
    type: 'CmsProduct';
    query: {
      filter: { locale: { eq: string }; company?: { id: { eq: string } } };
    };
  }) => Promise<{ entries: Iterable<ListedNode & OrderedNode> }>;
}

/**
 * Returns the products of a lobby page in its language, in list order (`sortByListOrder`). If the lobby names a
 * company, returns only the products of that company.
 */
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
