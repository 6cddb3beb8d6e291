import type { Payload } from 'payload';
import type { Lead } from '../../payload-types';
import { keptRead } from '../../platform/keptReads';
import { siteSettings } from '../../platform/siteSettings';

/** Name of the field by which content names the recipient of its leads. */
const FIELD = 'emailForLead';

const same = (one: string, other: unknown): boolean =>
  typeof other === 'string' && other.trim().toLowerCase() === one.trim().toLowerCase();

/** Whether a piece of content holds the address in a field of that name, at any depth. */
export function namesAddress(content: unknown, address: string): boolean {
  if (Array.isArray(content)) return content.some((item) => namesAddress(item, address));
  if (typeof content !== 'object' || content === null) return false;
  return Object.entries(content).some(
    ([name, value]) => (name === FIELD && same(address, value)) || namesAddress(value, address),
  );
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

/** Whether a public company, project, apartment or page names the address. A visitor's word alone never decides who gets mail. */
async function contentKnows(payload: Payload, address: string): Promise<boolean> {
  const open = { depth: 0, overrideAccess: false, locale: 'he' } as const;
  for (const collection of ['companies', 'projects', 'apartments'] as const) {
    const { docs } = await payload.find({
      ...open,
      collection,
      where: { [FIELD]: { like: address } },
      limit: AT_ONCE,
      select: { [FIELD]: true },
    });
    if (namesAddress(docs, address)) return true;
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
    if (namesAddress(docs, address)) return true;
    more = hasNextPage;
  }
  return false;
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
  if (toEmail && (same(toEmail, email) || (await contentKnows(payload, toEmail)))) return toEmail;
  return (companyId ? await companyAddress(payload, companyId) : null) ?? email ?? null;
}
