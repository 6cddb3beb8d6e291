import { addressFault } from '@group/rules/addresses/addressFault';
import type { ReservedNames } from '@group/rules/addresses/reservedNames';
import { sitePath } from '@group/rules/addresses/sitePath';
import { languageOfPath } from '../../i18n/paths';
import { addressProblem } from '../addresses/addressMessage';

/** A redirect as stored in the CMS, in one language. */
export interface RedirectNode {
  locale: string;
  from: string | null;
  statusCode: string | null;
  /** Whether the CMS created the redirect because a page moved. Otherwise an editor created it. */
  automatic: boolean | null;
  to: {
    kind: string | null;
    url: string | null;
    page: { path: string } | null;
    project?: { path: string } | null;
    product?: { path: string } | null;
    file?: { url: string | null } | null;
    anchor?: string | null;
  } | null;
}

export interface ResolvedRedirect {
  from: string;
  to: string;
  statusCode: number;
}

interface Site {
  /** Absolute URL of the site. */
  url: string;
  /** URL paths of all pages. */
  pages: ReadonlySet<string>;
  /** URL paths that the site itself uses (`takenAddresses`). */
  own: ReservedNames;
}

/**
 * Returns the path of a URL on this site, in the same form as the paths of pages. URLs of other sites are returned
 * unchanged.
 */
type PathOf = (address: string, base?: string) => string;

const slashed = (path: string): string => (path.endsWith('/') ? path : `${path}/`);

/**
 * Resolves redirects to their final targets, so that visitors are redirected only once. Omits circular redirects, and
 * those that start at the URL of an existing page or file.
 * @param nodes redirects in all languages. The language of the source path decides which version is used
 * @returns the redirects, and a warning for each redirect of an editor that was omitted
 */
export function resolveRedirects(
  nodes: readonly RedirectNode[],
  site: Site,
): { redirects: ResolvedRedirect[]; warnings: string[] } {
  const warnings: string[] = [];
  const pathOf: PathOf = (address, base) => sitePath(address, site.url, base) ?? address;
  const direct = new Map<string, ResolvedRedirect & { anchor?: string | null | undefined }>();
  for (const { locale, from, to, statusCode, automatic } of nodes) {
    if (from && locale !== languageOfPath(from)) continue;
    const target = targetOf(to);
    const fault = faultOf(from, target, site);
    if (fault === null && from && target) {
      const code = Number(statusCode?.replace(/\D/g, '') ?? 301);
      direct.set(pathOf(from), { from, to: target, statusCode: code, anchor: to?.anchor });
    } else if (!automatic) {
      warnings.push(`Redirect from "${String(from)}" ${String(fault)}. It is left out.`);
    }
  }
  const redirects = [...direct.values()].flatMap(({ anchor, ...redirect }) => {
    const end = endOf(redirect, direct, pathOf);
    if (end !== null) return [{ ...redirect, to: withAnchor(end, anchor) }];
    warnings.push(`Redirect from "${redirect.from}" leads back to itself. It is left out.`);
    return [];
  });
  return { redirects, warnings };
}

const targetOf = (to: RedirectNode['to']): string | null | undefined => {
  if (to?.kind === 'page' || to?.kind === 'project' || to?.kind === 'product') return to[to.kind]?.path;
  return to?.kind === 'file' ? to.file?.url : to?.url;
};

const withAnchor = (address: string, anchor: string | null | undefined): string =>
  anchor && !address.includes('#') ? `${address}#${anchor.replace(/^#/, '')}` : address;

function faultOf(
  from: string | null,
  target: string | null | undefined,
  { pages, own }: Site,
): string | null {
  if (!from || !target) return 'leads nowhere: its page is not published';
  if (/[?#*]/.test(from)) return 'starts at an address with a query, a hash or an asterisk';
  if (pages.has(slashed(from))) return 'starts at the address of a page';
  const fault = addressFault(from, own);
  return fault && `starts at an address that ${addressProblem(fault)}`;
}

/** Follows a chain of redirects to its final target. Returns null if the chain is circular. */
function endOf(
  { from, to }: ResolvedRedirect,
  direct: ReadonlyMap<string, ResolvedRedirect>,
  pathOf: PathOf,
): string | null {
  const passed = new Set([pathOf(from)]);
  let end = to;
  let path = pathOf(end, from);
  for (let next = direct.get(path); next && !passed.has(path); next = direct.get(path)) {
    passed.add(path);
    // If the target has a query or hash, it stays the final target, because following the next redirect would lose
    // them.
    if (!/[?#]/.test(end)) end = next.to;
    path = pathOf(next.to, next.from);
  }
  return passed.has(path) ? null : end;
}
