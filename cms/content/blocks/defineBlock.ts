import type { Block, Field } from 'payload';
import type { Label } from '../../platform/fields/labels';
import { readableRows } from '../../platform/fields/readableRows';

interface BlockDefinition {
  /** The specification's alias of the block type. */
  slug: string;
  labels: { singular: Label; plural: Label };
  fields: Field[];
}

export interface ContentBlock extends Block {
  labels: Record<'singular' | 'plural', Record<keyof Label, string>>;
}

/** A block type. Its GraphQL type is the slug with a capital and `Block` behind: `topBanner` → `TopBannerBlock`. */
export function defineBlock({ slug, labels, fields }: BlockDefinition): ContentBlock {
  return {
    slug,
    interfaceName: `${slug.charAt(0).toUpperCase()}${slug.slice(1)}Block`,
    labels: { singular: { ...labels.singular }, plural: { ...labels.plural } },
    admin: {
      components: {
        Label: { path: '/admin/BlockLabel#BlockLabel', clientProps: { labels: { ...labels.singular } } },
      },
    },
    fields: readableRows(fields),
  };
}
