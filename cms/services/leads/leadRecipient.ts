import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import type { Lead } from '../../payload-types';
import { query } from '../../platform/database/query';
import { cachedRead } from '../../platform/cache/cachedRead';
import { siteSettings } from '../../platform/settings/siteSettings';

/** Name of the content fields that contain the recipient of leads. */
const FIELD = 'emailForLead';

const normal = (address: string): string => address.trim().toLowerCase();

/**
 * Collects the e-mail addresses from all fields named `emailForLead`, however deeply they are nested.
 * @param found set to which the addresses are added, in lower case
 */
export function collectAddresses(content: unknown, found: Set<string>): void {
  if (typeof content !== 'object' || content === null) return;
  for (const [name, value] of Object.entries(content)) {
    if (name === FIELD && typeof value === 'string' && value.trim()) found.add(normal(value));
    else collectAddresses(value, found);
  }
}

function companyAddress(payload: Payload, companyId: number): Promise<string | null> {
  return cachedRead({ payload }, `companyAddress ${companyId}`, async () => {
    const { docs } = await payload.find({
      collection: 'companies',
      where: { companyId: { equals: companyId } },
      limit: 1,
      pagination: false,
      depth: 0,
      overrideAccess: false,
      select: { [FIELD]: true },
    });
    return docs[0]?.[FIELD] || null;
  });
}

/** Number of pages read at once. It limits the memory that is used. */
const AT_ONCE = 25;

async function readAddresses(payload: Payload): Promise<ReadonlySet<string>> {
  const open = { depth: 0, overrideAccess: false, locale: 'he' } as const;
  const found = new Set<string>();
  for (const collection of ['companies', 'projects', 'apartments'] as const) {
    const { docs } = await payload.find({
      ...open,
      collection,
      where: { [FIELD]: { exists: true } },
      pagination: false,
      select: { [FIELD]: true },
    });
    collectAddresses(docs, found);
  }
  for (let page = 1, more = true; more; page += 1) {
    const { docs, hasNextPage } = await payload.find({
      ...open,
      collection: 'pages',
      sort: 'id',
      page,
      limit: AT_ONCE,
      select: { blocks: true },
    });
    collectAddresses(docs, found);
    more = hasNextPage;
  }
  return found;
}

/**
 * Maximum age of the cached addresses. It is needed because the version can miss a change: a transaction may commit
 * after another one with a later `updatedAt`.
 */
const KEPT_MS = 60_000;

interface Kept {
  version: string;
  until: number;
  addresses: Promise<ReadonlySet<string>>;
}

/** Cached addresses per CMS instance, with the version of the content they were read from. */
const kept = new WeakMap<Payload, Kept>();

/** Returns a string that changes with the documents that can contain addresses. It is cached for two seconds. */
const contentMark = (payload: Payload): Promise<string> =>
  cachedRead({ payload }, 'leadRecipient', async () => {
    const marks = ['companies', 'projects', 'apartments', 'pages'].map(
      (table) =>
        sql`(SELECT CAST(COUNT(*) AS TEXT) || ' ' || COALESCE(CAST(MAX(updated_at) AS TEXT), '')
          FROM ${sql.identifier(table)})`,
    );
    const [row] = await query<{ mark: string }>(
      { payload },
      sql`SELECT ${sql.join(marks, sql` || ',' || `)} AS mark`,
    );
    return row?.mark ?? '';
  });

/**
 * Returns the recipient addresses in public content. They are cached until the content changes. Otherwise, each lead
 * with an unknown address would make the CMS read all pages.
 */
async function contentAddresses(payload: Payload): Promise<ReadonlySet<string>> {
  const version = await contentMark(payload);
  const known = kept.get(payload);
  if (known?.version === version && Date.now() < known.until) return known.addresses;
  const addresses = readAddresses(payload);
  kept.set(payload, { version, until: Date.now() + KEPT_MS, addresses });
  // Remove a failed read from the cache, so that the next lead tries again.
  addresses.catch(() => kept.get(payload)?.addresses === addresses && kept.delete(payload));
  return addresses;
}

/**
 * Checks whether the site settings or the public content contain the e-mail address. The check prevents visitors from
 * sending mail through the site to any address they like.
 */
async function isNamed(payload: Payload, address: string, own: string | null | undefined): Promise<boolean> {
  const wanted = normal(address);
  return wanted === normal(own ?? '') || (await contentAddresses(payload)).has(wanted);
}

/**
 * Returns the recipient of a lead: the requested address if public content contains it, otherwise the company's
 * address, otherwise the site's.
 * @returns null if none of them exists
 */
export async function leadRecipient(
  payload: Payload,
  { toEmail, companyId }: Pick<Lead, 'toEmail' | 'companyId'>,
): Promise<string | null> {
  const { email } = await siteSettings({ payload }, 'he');
  if (toEmail && (await isNamed(payload, toEmail, email))) return toEmail;
  return (companyId ? await companyAddress(payload, companyId) : null) ?? email ?? null;
}
