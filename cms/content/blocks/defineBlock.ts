import type { Block, Field } from 'payload';
import { choiceLabels } from '../../platform/labels/choiceLabels';
import type { Label } from '../../platform/labels/labels';
import { readableRows } from '../../platform/fields/readableRows';
import { drawingUrl } from './drawing/drawingUrl';

interface BlockDefinition {
  /** The specification's alias of the block type. */
  slug: string;
  labels: { singular: Label; plural: Label };
  /** What it is for, in a line, where editors choose a block. */
  purpose: Label;
  /** What it looks like, in shapes of `drawing/shapes`. */
  drawing: readonly string[];
  fields: Field[];
}

export interface ContentBlock extends Block {
  labels: Record<'singular' | 'plural', Record<keyof Label, string>>;
  custom: { purpose: Label };
}

/** A block type. Its GraphQL type is the slug with a capital and `Block` behind: `topBanner` → `TopBannerBlock`. */
export function defineBlock({ slug, labels, purpose, drawing, fields }: BlockDefinition): ContentBlock {
  return {
    slug,
    interfaceName: `${slug.charAt(0).toUpperCase()}${slug.slice(1)}Block`,
    labels: { singular: { ...labels.singular }, plural: { ...labels.plural } },
    custom: { purpose: { ...purpose } },
    admin: {
      // Its name stands beside the drawing, and the purpose below it: for who does not see it nothing is missing.
      images: { thumbnail: { url: drawingUrl(slug, drawing), alt: '' } },
      components: {
        Label: {
          path: '/content/blocks/BlockLabel#BlockLabel',
          clientProps: { labels: { ...labels.singular }, choices: choiceLabels(fields) },
        },
      },
    },
    fields: readableRows(fields),
  };
}
