import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import type { Lead } from '../../payload-types';
import { query } from '../../platform/database/query';
import { keptRead } from '../../platform/keptReads';
import { siteSettings } from '../../platform/siteSettings';

/** Name of the field by which content names the recipient of its leads. */
const FIELD = 'emailForLead';

const normal = (address: string): string => address.trim().toLowerCase();

/**
 * Collects the addresses that a piece of content holds in fields of that name, at any depth.
 * @param found to which they are added, in small letters
 */
export function collectAddresses(content: unknown, found: Set<string>): void {
  if (typeof content !== 'object' || content === null) return;
  for (const [name, value] of Object.entries(content)) {
    if (name === FIELD && typeof value === 'string' && value.trim()) found.add(normal(value));
    else collectAddresses(value, found);
  }
}

function companyAddress(payload: Payload, companyId: number): Promise<string | null> {
  return keptRead({ payload }, `companyAddress ${companyId}`, async () => {
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

/** Pages that are looked at together; the content is never in memory as a whole. */
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

/** The mark of the content cannot tell a change that is committed after a later one: at this age addresses are read anew. */
const KEPT_MS = 60_000;

interface Kept {
  version: string;
  until: number;
  addresses: Promise<ReadonlySet<string>>;
}

/** By CMS, the addresses that its content named at a version of it. */
const kept = new WeakMap<Payload, Kept>();

/** Changes whenever a document of these collections does, and when one goes; asked once in two seconds. */
const contentMark = (payload: Payload): Promise<string> =>
  keptRead({ payload }, 'leadRecipient', async () => {
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
 * The addresses that public companies, projects, apartments and pages name. They are read when the content has changed, for as many leads
 * as come: whoever sends leads to unknown addresses would else have all pages read for each.
 */
async function contentAddresses(payload: Payload): Promise<ReadonlySet<string>> {
  const version = await contentMark(payload);
  const known = kept.get(payload);
  if (known?.version === version && Date.now() < known.until) return known.addresses;
  const addresses = readAddresses(payload);
  kept.set(payload, { version, until: Date.now() + KEPT_MS, addresses });
  // What could not be read is read again for the next lead.
  addresses.catch(() => kept.get(payload)?.addresses === addresses && kept.delete(payload));
  return addresses;
}

/** Whether the site or its public content names the address. A visitor's word alone never decides who gets mail. */
async function isNamed(payload: Payload, address: string, own: string | null | undefined): Promise<boolean> {
  const wanted = normal(address);
  return wanted === normal(own ?? '') || (await contentAddresses(payload)).has(wanted);
}

/**
 * Who is notified of a lead: the address that came with it if the content names it, else that of its company, else the site's.
 * @returns null when there is none of these
 */
export async function leadRecipient(
  payload: Payload,
  { toEmail, companyId }: Pick<Lead, 'toEmail' | 'companyId'>,
): Promise<string | null> {
  const { email } = await siteSettings({ payload }, 'he');
  if (toEmail && (await isNamed(payload, toEmail, email))) return toEmail;
  return (companyId ? await companyAddress(payload, companyId) : null) ?? email ?? null;
}
