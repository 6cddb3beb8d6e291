import { graphql } from 'gatsby';
import type { PictureMedia } from '../../components/Picture/Picture';

export const fragment = graphql`
  fragment ListedProduct on CmsProduct {
    id
    productName
    path
    shortUse
    image {
      ...CardPicture
    }
    productCategory {
      name
      number
      order
    }
    productSubCategory {
      name
      order
    }
    productKeyFeatures {
      name: text
      order
    }
    standards {
      name
    }
  }
`;

/** A product in its lobby. Its filter values are labels, which visitors read and addresses contain. */
export interface ListedProduct {
  id: string;
  title: string;
  path: string;
  use: string | null;
  picture: PictureMedia | null;
  categories: readonly string[];
  subCategories: readonly string[];
  productKeyFeatures: readonly string[];
  standards: readonly string[];
}

type Named = readonly ({ readonly name: string | null } | null)[] | null;

const namesOf = (entries: Named): string[] => (entries ?? []).flatMap((entry) => entry?.name?.trim() || []);

/** Converts a CMS node. */
export const toListedProduct = (node: Queries.ListedProductFragment): ListedProduct => ({
  id: node.id,
  title: node.productName ?? '',
  path: node.path,
  use: node.shortUse,
  picture: node.image?.find((picture) => picture !== null) ?? null,
  categories: namesOf(node.productCategory),
  subCategories: namesOf(node.productSubCategory),
  productKeyFeatures: namesOf(node.productKeyFeatures),
  standards: namesOf(node.standards),
});
