import { downloadPath } from '../../lib/downloadPath';
import { telHref } from '../../lib/telHref';

/** A link that an editor set. It leads to a page, project or product of the site, to a URL, or to a file. */
export type EditorLink = Omit<Queries.LinkFieldsFragment, '__typename'>;

export interface ResolvedLink {
  href: string;
  name: string;
  /** Whether the target is a page of this site. If so, navigation is client-side. */
  internal: boolean;
  newTab: boolean;
}

/**
 * Resolves a link from the CMS into attributes of an `<a>` element.
 * @returns null unless the link has a name and a target (project-marketing §2.6)
 */
export function resolveLink(link: EditorLink | null | undefined): ResolvedLink | null {
  if (!link?.name) return null;
  const target = targetOf(link);
  if (!target) return null;
  const hash = link.anchor ? `#${link.anchor.replace(/^#/, '')}` : '';
  return { ...target, href: `${target.href}${hash}`, name: link.name, newTab: link.target === 'blank' };
}

function targetOf(link: EditorLink): { href: string; internal: boolean } | null {
  if (link.kind === 'page' || link.kind === 'project' || link.kind === 'product') {
    const path = link[link.kind]?.path;
    return path ? { href: path, internal: true } : null;
  }
  if (link.kind === 'file')
    return link.file?.url ? { href: downloadPath(link.file.url), internal: false } : null;
  if (link.url) {
    const href = link.url.startsWith('tel:') ? telHref(link.url) : link.url;
    return href ? { href, internal: false } : null;
  }
  return link.anchor ? { href: '', internal: false } : null;
}
