import { downloadPath } from '../../lib/documentLinks';

/** A link as an editor made it: to a page, project or product of the site, to an address, or to a file. */
export type EditorLink = Omit<Queries.LinkFieldsFragment, '__typename'>;

export interface ResolvedLink {
  href: string;
  name: string;
  /** True for a page of this site: the browser then moves without reloading. */
  internal: boolean;
  newTab: boolean;
}

/**
 * Turns an editor's link into what an anchor needs.
 * @returns null unless the link has both a name and somewhere to go (project-marketing §2.6)
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
  if (link.url) return { href: link.url, internal: false };
  return link.anchor ? { href: '', internal: false } : null;
}
