import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import type { Lead } from '../../payload-types';
import { query } from '../../platform/database/query';
import { cachedRead } from '../../platform/cache/cachedRead';
import { siteSettings } from '../../platform/settings/siteSettings';

/** Content field with the recipient of leads. */
const FIELD = 'emailForLead';

const normal = (address: string): string => address.trim().toLowerCase();

/**
 * Collects addresses in fields of that name at any depth.
 * @param found collected addresses in lower case
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

/** Pages per batch, to bound the memory. */
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

/** Maximum age of cached addresses: a commit after a later change does not change the version. */
const KEPT_MS = 60_000;

interface Kept {
  version: string;
  until: number;
  addresses: Promise<ReadonlySet<string>>;
}

/** Cached addresses by CMS, with their content version. */
const kept = new WeakMap<Payload, Kept>();

/** Version that changes with documents of these collections; cached for two seconds. */
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
 * Recipient addresses in public content, cached until it changes: leads with unknown addresses would otherwise read
 * all pages each time.
 */
async function contentAddresses(payload: Payload): Promise<ReadonlySet<string>> {
  const version = await contentMark(payload);
  const known = kept.get(payload);
  if (known?.version === version && Date.now() < known.until) return known.addresses;
  const addresses = readAddresses(payload);
  kept.set(payload, { version, until: Date.now() + KEPT_MS, addresses });
  // A failed read is retried for the next lead.
  addresses.catch(() => kept.get(payload)?.addresses === addresses && kept.delete(payload));
  return addresses;
}

/** True when the site or its public content contains the address. Visitors alone cannot choose a recipient. */
async function isNamed(payload: Payload, address: string, own: string | null | undefined): Promise<boolean> {
  const wanted = normal(address);
  return wanted === normal(own ?? '') || (await contentAddresses(payload)).has(wanted);
}

/**
 * Recipient of a lead: its own address if the content contains it, else the company's, else the site's.
 * @returns null without any
 */
export async function leadRecipient(
  payload: Payload,
  { toEmail, companyId }: Pick<Lead, 'toEmail' | 'companyId'>,
): Promise<string | null> {
  const { email } = await siteSettings({ payload }, 'he');
  if (toEmail && (await isNamed(payload, toEmail, email))) return toEmail;
  return (companyId ? await companyAddress(payload, companyId) : null) ?? email ?? null;
}
