import { inListOrder, type OrderedNode } from './listOrder';
import type { ListedNode } from './related';

/** A products lobby as its node holds it; links are the ids of nodes. */
export interface LobbyPage {
  locale: string;
  company?: string | null;
}

/** The part of Gatsby's node model that is used here. */
export interface ProductsModel {
  findAll: (args: {
    type: 'CmsProduct';
    query: {
      filter: { locale: { eq: string }; company?: { id: { eq: string } } };
    };
  }) => Promise<{ entries: Iterable<ListedNode & OrderedNode> }>;
}

/**
 * The products of a lobby in its language: its company's, or all where the page belongs to no company. In the order of all lists
 * (`inListOrder`).
 * @param page the lobby
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
  return inListOrder(entries);
}
