import type { Payload, Where } from 'payload';
import type { Mail } from '../../payload-types';
import { deliveryKey } from '../../outbox/deliveryKey';
import { normalizeEmail } from '@group/rules/people/normalizeEmail';

/** A stored mail that was sent to a person or mentions them. */
export interface PersonalMail {
  id: number;
  to: string;
  subject: string;
  createdAt: string;
  /** Text of the mail. Null if it concerns another person or contains a password link. */
  text: string | null;
}

/** Properties of a found entry that are needed to match mails to it. */
interface FoundEntry {
  kind: { slug: string };
  doc: { id: number };
  blanked: object | null;
}

const recordKey = (collection: string, id: number | string): string => `${collection} ${id}`;

/** Maps each mail to the document that caused it. Mails without a known delivery are omitted. */
async function recordsOf(payload: Payload, mails: readonly Mail[]): Promise<ReadonlyMap<number, string>> {
  const deliveryOf = new Map(mails.map(({ id, deliveryKey: key }) => [id, Number(key?.split('-').at(-1))]));
  const ids = [...deliveryOf.values()].filter(Number.isInteger);
  if (ids.length === 0) return new Map();
  const { docs } = await payload.find({
    collection: 'deliveries',
    where: { id: { in: ids } },
    select: { kind: true, recordCollection: true, recordId: true, createdAt: true },
    depth: 0,
    pagination: false,
  });
  return new Map(
    mails.flatMap(({ id, deliveryKey: key }) => {
      const delivery = docs.find((one) => deliveryKey(one) === key);
      return delivery ? [[id, recordKey(delivery.recordCollection, delivery.recordId)] as const] : [];
    }),
  );
}

const isNamed = (text: string, email: string): boolean =>
  text
    .toLowerCase()
    .split(/[\s<>,;:()"']+/)
    .includes(email);

/**
 * Finds mails that were sent to an e-mail address or mention it. Mails about other people's documents are excluded. The
 * text is withheld if the mail went to someone else and concerns a document that another person sent. If the document
 * is unknown, it is withheld unless the person is the recipient or the reply address.
 * @param email the e-mail address, normalized by `normalizeEmail`
 * @param entries entries found for the person
 * @param kinds slugs of all collections with personal data
 */
export async function findMails(
  payload: Payload,
  email: string,
  { entries, kinds }: { entries: readonly FoundEntry[]; kinds: ReadonlySet<string> },
): Promise<PersonalMail[]> {
  const { docs } = await payload.find({
    collection: 'mails',
    where: { or: ['to', 'replyTo', 'text'].map((path): Where => ({ [path]: { like: email } })) },
    sort: 'id',
    depth: 0,
    pagination: false,
    overrideAccess: true,
  });
  const records = await recordsOf(payload, docs);
  const found = new Map(entries.map((entry) => [recordKey(entry.kind.slug, entry.doc.id), entry]));
  return docs.flatMap(({ id, to, replyTo, subject, createdAt, text, confidential }) => {
    const isTo = normalizeEmail(to) === email;
    const isOwn = isTo || normalizeEmail(replyTo ?? '') === email;
    if (!isOwn && !isNamed(text, email)) return [];
    const record = records.get(id) ?? '';
    const entry = found.get(record);
    if (!entry && kinds.has(record.split(' ')[0] ?? '')) return [];
    const isTold = entry ? isTo || !entry.blanked : isOwn;
    return { id, to, subject, createdAt, text: isTold && !confidential ? text : null };
  });
}
