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
      sort: { productName: 'ASC' };
    };
  }) => Promise<{ entries: Iterable<ListedNode> }>;
}

/** Those without a priority come last. */
const priorityOf = ({ priorityID }: ListedNode): number => priorityID ?? Number.MAX_SAFE_INTEGER;

/**
 * The products of a lobby in its language: its company's, or all where the page belongs to no company. By priority, then by name.
 * @param page the lobby
 */
export async function listedProducts(
  { locale, company }: LobbyPage,
  model: ProductsModel,
): Promise<ListedNode[]> {
  const { entries } = await model.findAll({
    type: 'CmsProduct',
    query: {
      filter: { locale: { eq: locale }, ...(company && { company: { id: { eq: company } } }) },
      sort: { productName: 'ASC' },
    },
  });
  return [...entries].sort((a, b) => priorityOf(a) - priorityOf(b));
}
