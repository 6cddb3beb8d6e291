import type { Block, Field } from 'payload';
import type { Label } from '../../platform/fields/labels';
import { readableRows } from '../../platform/fields/readableRows';

/** The kinds of pages there are; each has a template on the site. */
export const TEMPLATES = [
  'home',
  'generic',
  'about',
  'breadcrumbOnly',
  'contact',
  'sitemap',
  'dynamicForm',
  'esg',
  'faq',
  'community',
  'environmental',
  'financialReports',
  'investorPresentations',
  'history',
  'magazine',
  'article',
  'landing',
  'career',
] as const;

export type Template = (typeof TEMPLATES)[number];

interface BlockDefinition {
  /** The specification's alias of the block type. */
  slug: string;
  /** Kinds of pages that may hold it. */
  templates: readonly Template[];
  /** Only pages of the one special company of the site settings may hold it (corporate-site §2). */
  specialCompanyOnly?: boolean;
  labels: { singular: Label; plural: Label };
  fields: Field[];
}

export interface ContentBlock extends Block {
  labels: Record<'singular' | 'plural', Record<keyof Label, string>>;
  custom: { templates: readonly Template[]; specialCompanyOnly: boolean };
}

/** A block type. Its GraphQL type is the slug with a capital and `Block` behind: `topBanner` → `TopBannerBlock`. */
export function defineBlock({
  slug,
  templates,
  specialCompanyOnly = false,
  labels,
  fields,
}: BlockDefinition): ContentBlock {
  return {
    slug,
    interfaceName: `${slug.charAt(0).toUpperCase()}${slug.slice(1)}Block`,
    labels: { singular: { ...labels.singular }, plural: { ...labels.plural } },
    fields: readableRows(fields),
    custom: { templates, specialCompanyOnly },
  };
}
