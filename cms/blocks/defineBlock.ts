import type { Block, Field } from 'payload';
import type { Label } from '../fields/labels';

/** The kinds of pages there are; each has a template on the site. */
export const TEMPLATES = ['home', 'generic', 'about', 'breadcrumbOnly', 'contact', 'sitemap'] as const;

export type Template = (typeof TEMPLATES)[number];

interface BlockDefinition {
  /** The specification's alias of the block type. */
  slug: string;
  /** Kinds of pages that may hold it. */
  templates: readonly Template[];
  labels: { singular: Label; plural: Label };
  fields: Field[];
}

export interface ContentBlock extends Block {
  custom: { templates: readonly Template[] };
}

/** A block type. Its GraphQL type is the slug with a capital and `Block` behind: `topBanner` → `TopBannerBlock`. */
export function defineBlock({ slug, templates, labels, fields }: BlockDefinition): ContentBlock {
  return {
    slug,
    interfaceName: `${slug.charAt(0).toUpperCase()}${slug.slice(1)}Block`,
    labels: { singular: { ...labels.singular }, plural: { ...labels.plural } },
    fields,
    custom: { templates },
  };
}
