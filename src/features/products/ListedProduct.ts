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

/** Groups of filters that a product listing can have. */
export type ProductGroup = 'categories' | 'subCategories' | 'productKeyFeatures';

/**
 * A product as its listing shows it. Its filter values are labels and not ids, because the URL contains them in
 * readable form.
 */
export interface ListedProduct extends Readonly<Record<ProductGroup, readonly string[]>> {
  id: string;
  title: string;
  path: string;
  use: string | null;
  picture: PictureMedia | null;
  standards: readonly string[];
}

/** For each filter group, a function that returns the related entries of a product from the CMS. */
export const GROUP_LISTS: GroupLists<Queries.ListedProductFragment, ProductGroup> = {
  categories: ({ productCategory }) => productCategory,
  subCategories: ({ productSubCategory }) => productSubCategory,
  productKeyFeatures: (node) => node.productKeyFeatures,
};

/** Converts a product from the CMS for the listing. */
export const toListedProduct = (node: Queries.ListedProductFragment): ListedProduct => ({
  id: node.id,
  title: node.productName ?? '',
  path: node.path,
  use: node.shortUse,
  picture: node.image?.find((picture) => picture !== null) ?? null,
  ...groupNames(node, GROUP_LISTS),
  standards: namesOf(node.standards),
});
