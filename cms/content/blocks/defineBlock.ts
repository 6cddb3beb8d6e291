import type { Block, Field } from 'payload';
import { choiceLabels } from '../../platform/labels/choiceLabels';
import type { Label } from '../../platform/labels/labels';
import { labelRows } from '../../platform/fields/labelRows';
import { drawingUrl } from './drawing/drawingUrl';

interface BlockDefinition {
  /** Name of the block type in the specification. */
  slug: string;
  labels: { singular: Label; plural: Label };
  /** One-line description of the block, shown in the block picker. */
  purpose: Label;
  /** Shapes from `drawing/shapes` that form the block's drawing in the block picker. */
  drawing: readonly string[];
  fields: Field[];
}

export interface ContentBlock extends Block {
  labels: Record<'singular' | 'plural', Record<keyof Label, string>>;
  custom: { purpose: Label };
}

/**
 * Defines a block type. Its GraphQL type is the capitalized slug with the suffix `Block`: `topBanner` becomes
 * `TopBannerBlock`.
 */
export function defineBlock({ slug, labels, purpose, drawing, fields }: BlockDefinition): ContentBlock {
  return {
    slug,
    interfaceName: `${slug.charAt(0).toUpperCase()}${slug.slice(1)}Block`,
    labels: { singular: { ...labels.singular }, plural: { ...labels.plural } },
    custom: { purpose: { ...purpose } },
    admin: {
      // Name and purpose appear as text beside the drawing, so the drawing needs no alternative text.
      images: { thumbnail: { url: drawingUrl(slug, drawing), alt: '' } },
      components: {
        Label: {
          path: '/content/blocks/BlockLabel#BlockLabel',
          clientProps: { labels: { ...labels.singular }, choices: choiceLabels(fields) },
        },
      },
    },
    fields: labelRows(fields),
  };
}
