import { sitePath } from '@group/rules/addresses/sitePath';
import { sql } from '@payloadcms/db-postgres/drizzle';
import { ValidationError, type PayloadRequest } from 'payload';
import { query } from '../../platform/database/query';
import { env } from '../../platform/env/env';
import { adminLanguage } from '../../platform/locales/adminLanguage';
import { localeOfPath } from '../../platform/locales/locales';
import { isLinkKind, LINK_KINDS, LINK_TARGETS } from '../fields/linkTargets';

interface Start {
  id: number;
  from: string;
}

type Reference = number | string | { id: number | string } | null | undefined;

interface Target {
  kind?: string | null;
  url?: string | null;
  [reference: string]: Reference;
}

/** Limit on the number of redirects followed. It is longer than any realistic chain. */
const MAX_STEPS = 50;

const MESSAGES = {
  itself: {
    he: 'ההפניה מובילה בחזרה לכתובת שלה. יש לבחור יעד אחר.',
    en: 'The redirect leads to its own address. Choose another target.',
  },
  twice: {
    he: 'כבר יש הפניה מהכתובת הזאת, הרשומה כך: {path}. יש לשנות אותה במקום להוסיף הפניה.',
    en: 'There is already a redirect from this address, written as {path}. Change that one instead of adding another.',
  },
  loop: {
    he: 'הפניות אחרות מובילות מהיעד בחזרה אל הכתובת הזאת. יש לבחור יעד אחר, או לשנות את ההפניה מ־{path}',
    en: 'Other redirects lead from the target back to this address. Choose another target, or change the redirect from {path}',
  },
} as const;

const idOf = (reference: Reference) =>
  typeof reference === 'object' ? (reference?.id ?? null) : (reference ?? null);

/**
 * Returns the page path that a redirect leads to, in the language of the redirect's source. Returns null for an
 * external URL.
 */
async function pathOf(req: PayloadRequest, from: string, to: Target): Promise<string | null> {
  if (to.kind === 'url') return to.url ? sitePath(to.url, env.siteUrl, from) : null;
  const { kind } = to;
  const id = isLinkKind(kind) ? idOf(to[kind]) : null;
  if (!isLinkKind(kind) || id === null) return null;
  const [row] = await query<{ path: string | null }>(
    req,
    sql`SELECT ${sql.identifier(`paths_${localeOfPath(from)}`)} AS path
        FROM ${sql.identifier(LINK_TARGETS[kind])} WHERE id = ${id}`,
  );
  return row?.path ? sitePath(row.path, env.siteUrl) : null;
}

/**
 * Reads all other redirects, keyed by the normalized path of their source, because the same path can be written in
 * several ways.
 */
async function readStarts(
  req: PayloadRequest,
  own: number | string | undefined,
): Promise<Map<string | null, Start>> {
  const rows = await query<Start>(req, sql`SELECT id, "from" FROM redirects WHERE id <> ${own ?? 0}`);
  return new Map(rows.map((row) => [sitePath(row.from, env.siteUrl), row]));
}

async function readRedirect(
  req: PayloadRequest,
  id: number,
): Promise<{ from: string; to: Target } | undefined> {
  const references = LINK_KINDS.map((kind) => sql.identifier(`to_${kind}_id`));
  const [row] = await query<Record<string, string | number | null>>(
    req,
    sql`SELECT "from", to_kind, to_url, ${sql.join(references, sql`, `)} FROM redirects WHERE id = ${id}`,
  );
  if (!row) return undefined;
  const targets = LINK_KINDS.map((kind): [string, Reference] => [kind, row[`to_${kind}_id`]]);
  const to = { ...Object.fromEntries(targets), kind: String(row.to_kind), url: row.to_url as string | null };
  return { from: String(row.from), to };
}

/**
 * Rejects a redirect whose target leads back to its source, directly or through other redirects. Also rejects a second
 * redirect from the same page, because the site would use only one of them.
 * @throws ValidationError at the target or source field
 */
export async function refuseLoop(
  req: PayloadRequest,
  { id, from, to }: { id: number | string | undefined; from: string; to: Target },
): Promise<void> {
  const start = sitePath(from, env.siteUrl);
  const refuse = (message: keyof typeof MESSAGES, path: string, field = 'to') => {
    const text = MESSAGES[message][adminLanguage(req.i18n)].replace('{path}', path);
    throw new ValidationError(
      { collection: 'redirects', errors: [{ path: field, message: text }], req },
      req.t,
    );
  };
  const starts = await readStarts(req, id);
  const twin = start === null ? undefined : starts.get(start);
  if (twin) refuse('twice', twin.from, 'from');
  let path = await pathOf(req, from, to);
  if (start !== null && path === start) refuse('itself', from);
  for (let steps = 0; path !== null && steps < MAX_STEPS; steps += 1) {
    const following = starts.get(path);
    const next = following && (await readRedirect(req, following.id));
    if (!next) return;
    path = await pathOf(req, next.from, next.to);
    if (path === start) refuse('loop', next.from);
  }
}
