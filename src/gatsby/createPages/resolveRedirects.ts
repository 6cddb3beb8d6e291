import { addressFault } from '@group/rules/addresses/addressFault';
import type { ReservedNames } from '@group/rules/addresses/reservedNames';
import { sitePath } from '@group/rules/addresses/sitePath';
import { languageOfPath } from '../../i18n/paths';
import { addressProblem } from './addressMessage';

/** A redirect of the CMS in one language. */
export interface RedirectNode {
  locale: string;
  from: string | null;
  statusCode: string | null;
  /** Left behind by a page that moved; not an editor's. */
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
  /** Its absolute address. */
  url: string;
  /** Addresses of all pages. */
  pages: ReadonlySet<string>;
  /** Its own addresses (`ownAddresses`). */
  own: ReservedNames;
}

/** The page at which an address arrives, whatever its spelling; an address of another site stays. */
type PathOf = (address: string, base?: string) => string;

const slashed = (path: string): string => (path.endsWith('/') ? path : `${path}/`);

/**
 * What the redirects come to. One that leads to another one's old address leads on to where that leads, so that no visitor is sent twice;
 * one that would come back to itself is left out, and so is one from the address of a page or a file of the site.
 * @param nodes redirects of all languages; the old address tells which language one leads to
 * @returns the redirects, and a warning for each of the editors' that is left out
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

/** Where a redirect leads in the end; null when it comes round to an address it has passed. */
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
    // A query or a hash is not lost: its address is left for a second step.
    if (!/[?#]/.test(end)) end = next.to;
    path = pathOf(next.to, next.from);
  }
  return passed.has(path) ? null : end;
}
