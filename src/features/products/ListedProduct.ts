import { graphql } from 'gatsby';
import type { PictureMedia } from '../../components/Picture/Picture';
import { groupNames, type GroupLists } from '../../lib/filters/groupEntries';
import { namesOf } from '../../lib/namesOf';

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

/** Groups of filters. */
export type ProductGroup = 'categories' | 'subCategories' | 'productKeyFeatures';

/** A product in its lobby. Its filter values are labels, which visitors read and addresses contain. */
export interface ListedProduct extends Readonly<Record<ProductGroup, readonly string[]>> {
  id: string;
  title: string;
  path: string;
  use: string | null;
  picture: PictureMedia | null;
  standards: readonly string[];
}

/** Entries of a node by group. */
export const GROUP_LISTS: GroupLists<Queries.ListedProductFragment, ProductGroup> = {
  categories: ({ productCategory }) => productCategory,
  subCategories: ({ productSubCategory }) => productSubCategory,
  productKeyFeatures: (node) => node.productKeyFeatures,
};

/** Converts a CMS node. */
export const toListedProduct = (node: Queries.ListedProductFragment): ListedProduct => ({
  id: node.id,
  title: node.productName ?? '',
  path: node.path,
  use: node.shortUse,
  picture: node.image?.find((picture) => picture !== null) ?? null,
  ...groupNames(node, GROUP_LISTS),
  standards: namesOf(node.standards),
});
