import type { PageSlug } from '../../platform/addresses/hasPages';
import type { Label } from '../../platform/labels/labels';

/**
 * Collections that links and redirects can refer to. Each key is both the kind of link and the name of the field with
 * the reference.
 */
export const LINK_TARGETS = {
  page: 'pages',
  project: 'projects',
  product: 'products',
} as const satisfies Record<string, PageSlug>;

export type LinkKind = keyof typeof LINK_TARGETS;
export type LinkTarget = (typeof LINK_TARGETS)[LinkKind];

/** Labels of each kind of link: for its reference field, and for its option in the list of kinds. */
export const LINK_LABELS: Record<LinkKind, { field: Label; option: Label }> = {
  page: { field: { he: 'דף', en: 'Page' }, option: { he: 'דף באתר', en: 'A page of the site' } },
  project: { field: { he: 'פרויקט', en: 'Project' }, option: { he: 'פרויקט', en: 'A project' } },
  product: { field: { he: 'מוצר', en: 'Product' }, option: { he: 'מוצר', en: 'A product' } },
};

export const LINK_KINDS = Object.keys(LINK_TARGETS) as LinkKind[];

export const isLinkKind = (kind: unknown): kind is LinkKind =>
  typeof kind === 'string' && Object.hasOwn(LINK_TARGETS, kind);
