import type { Payload, PayloadRequest } from 'payload';
import { queueMail } from '../../outbox/mail/queueMail';
import type { DocumentFault } from '../../platform/builds/DocumentFault';
import { lastBuilds } from '../../platform/builds/lastBuilds';
import { inTransaction } from '../../platform/database/inTransaction';
import { describeDocument } from '../../platform/editing/describeDocument';
import { env } from '../../platform/env/env';
import { LOCALES, type Locale } from '../../platform/locales/locales';
import { buildFaultMail, type DescribedFault } from './buildFaultMail';

/** Key in Payload's key-value store of the faults about which administrators have already been notified. */
const KEY = 'told-build-faults';

const keyOf = ({ collection, id, locale = '', reason }: DocumentFault): string =>
  [collection, id, locale, reason].join(' ');

/**
 * Mails administrators about documents that the site cannot build, once per document and fault. A fault that was fixed
 * and then returns is reported again. If the builder does not respond, known faults stay recorded, so they are not
 * reported twice.
 */
export async function notifyBuildFaults(payload: Payload): Promise<void> {
  const report = await lastBuilds(env, 1);
  // A report without builds says nothing about faults. The builder may be newly installed, or another service may
  // receive the build notifications.
  if (!report || report.builds.length === 0) return;
  const { keys: known = [] } = (await payload.kv.get<{ keys: string[] }>(KEY)) ?? {};
  const keys = report.faults.map(keyOf);
  const isSame = keys.length === known.length && keys.every((key) => known.includes(key));
  if (isSame) return;
  const fresh = report.faults.filter((fault) => !known.includes(keyOf(fault)));
  const mails = await mailsOf(payload, fresh);
  await inTransaction(payload, async (req) => {
    await note(req, keys);
    for (const mail of mails) await queueMail(req, mail);
  });
}

/**
 * Stores the notified faults in the same transaction as the mails. `payload.kv` cannot be used, because it writes
 * outside the transaction.
 */
async function note(req: PayloadRequest, keys: string[]): Promise<void> {
  const { db } = req.payload;
  const where = { key: { equals: KEY } };
  const stored = await db.findOne({ collection: 'payload-kv', where, req });
  if (stored) await db.updateOne({ collection: 'payload-kv', where, data: { data: { keys } }, req });
  else await db.create({ collection: 'payload-kv', data: { key: KEY, data: { keys } }, req });
}

async function mailsOf(payload: Payload, faults: readonly DocumentFault[]) {
  if (faults.length === 0) return [];
  const { docs: administrators } = await payload.find({
    collection: 'users',
    where: { roles: { contains: 'administrator' } },
    depth: 0,
    pagination: false,
    overrideAccess: true,
  });
  const mails = new Map<Locale, { subject: string; text: string }>();
  for (const language of new Set(administrators.map(({ mailLanguage }) => mailLanguage ?? LOCALES[0])))
    mails.set(language, await mailOf(payload, faults, language));
  return administrators.flatMap(({ email, mailLanguage }) => {
    const mail = mails.get(mailLanguage ?? LOCALES[0]);
    return mail ? [{ to: email, ...mail }] : [];
  });
}

async function mailOf(payload: Payload, faults: readonly DocumentFault[], language: Locale) {
  const described: DescribedFault[] = [];
  for (const fault of faults) {
    const { collection, id } = fault;
    const document = collection === 'globals' ? { slug: id } : { slug: collection, id };
    described.push({ fault, document: await describeDocument(payload, document, language) });
  }
  return buildFaultMail(described, language);
}
