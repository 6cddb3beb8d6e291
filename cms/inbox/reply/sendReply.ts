import {
  addDataAndFileToRequest,
  type CollectionSlug,
  type PayloadHandler,
  type PayloadRequest,
} from 'payload';
import { isPlainAddress } from '../../integrations/mail/isPlainAddress';
import { queueDelivery } from '../../outbox/queueDelivery';
import { hasRole } from '../../platform/access/roles';
import { writeAudit } from '../../platform/audit/writeAudit';
import { inTransaction } from '../../platform/database/inTransaction';
import { lockRows } from '../../platform/database/lockRows';
import { lockUntilCommit } from '../../platform/database/lockUntilCommit';
import { letterHead } from '../letter/letterHead';
import { mergeLock } from '../merge/mergeLock';
import { quotedText } from './quotedText';
import { replyMail } from './replyMail';
import { REPLY_TEXTS, visitorLanguage } from '../replyTexts';

/** Maximum length of a reply, in characters. */
export const MAX_REPLY_LENGTH = 10_000;

interface Entry extends Record<string, unknown> {
  id: number;
  reference: string;
  createdAt: string;
  status?: string | null;
  assignee?: unknown;
  mergedAt?: string | null;
}

const refuse = (status: number, error: string): Response => Response.json({ error }, { status });

/** Checks whether the document exists and the user may read it. */
async function isStored(
  { payload, user }: PayloadRequest,
  slug: CollectionSlug,
  id: number,
): Promise<boolean> {
  const found = await payload.findByID({
    collection: slug,
    id,
    depth: 0,
    select: { reference: true } as never,
    overrideAccess: false,
    user,
    disableErrors: true,
  });
  return found !== null;
}

/**
 * Handles `POST /api/{collection}/{id}/reply` with `{ text, key }`. Stores a reply, queues its mail, and assigns the
 * document to the user if it has no assignee. `key` makes the request idempotent. Responds with 201, or 404 for an
 * unknown document, 409 for a merged one, and 422 if the text or the visitor's e-mail address is missing.
 * @param slug the collection
 */
export function sendReply(slug: CollectionSlug): PayloadHandler {
  return async (req) => {
    const { payload, user } = req;
    if (!hasRole(user, 'administrator', 'staff')) return refuse(403, 'Forbidden');
    await addDataAndFileToRequest(req);
    const { text: typed, key } = (req.data ?? {}) as { text?: unknown; key?: unknown };
    const text = typeof typed === 'string' ? typed.replaceAll('\r\n', '\n').trim() : '';
    const id = Number(req.routeParams?.id);
    if (!Number.isSafeInteger(id) || !(await isStored(req, slug, id))) return refuse(404, 'Not found');
    if (!text || text.length > MAX_REPLY_LENGTH || text.includes('\0')) return refuse(422, 'text');
    if (typeof key !== 'string' || !/^[\w-]{8,64}$/.test(key)) return refuse(422, 'key');
    const { flattenedFields } = payload.collections[slug].config;
    return inTransaction(payload, async (inside) => {
      inside.user = user;
      inside.i18n = req.i18n;
      // The headers contain the id of the browser tab, so that the user's other tabs notice this change.
      inside.headers = req.headers;
      // Waits for merges to finish. A merge moves replies to another entry, so none may be added while it runs.
      await lockUntilCommit(inside, mergeLock(slug));
      // Locks the entry, because a concurrent deletion would leave the reply without a document.
      await lockRows(inside, slug, [id]);
      const found = await payload.findByID({
        collection: slug,
        id,
        depth: 0,
        req: inside,
        disableErrors: true,
      });
      if (!found) return refuse(404, 'Not found');
      const entry = found as unknown as Entry;
      const { docs } = await payload.find({
        collection: 'replies',
        where: { requestKey: { equals: key } },
        depth: 0,
        req: inside,
      });
      const [known] = docs;
      if (known) {
        // Compares the reference number stored with the reply instead of the document id, because a merge may have
        // moved the reply to another document.
        const isSame = known.reference === entry.reference && known.text === text;
        return isSame ? Response.json({ sent: true }) : refuse(422, 'key');
      }
      if (entry.mergedAt) return refuse(409, 'It was merged into another one');
      const to = letterHead(flattenedFields, entry).mail?.text;
      if (!to || !isPlainAddress(to)) return refuse(422, 'address');
      await storeReply(inside, slug, entry, { to, text, key, quote: quotedText(flattenedFields, entry) });
      return Response.json({ sent: true }, { status: 201 });
    });
  };
}

async function storeReply(
  req: PayloadRequest,
  slug: CollectionSlug,
  { id, reference, createdAt, ...entry }: Entry,
  { key, ...said }: { to: string; text: string; quote: string; key: string },
): Promise<void> {
  const { payload, user } = req;
  const language = visitorLanguage(entry.language);
  const author = user?.collection === 'users' ? user : null;
  const reply = await payload.create({
    collection: 'replies',
    req,
    depth: 0,
    data: {
      ...said,
      ownerCollection: slug,
      ownerId: String(id),
      reference,
      subject: REPLY_TEXTS[language].subject(reference),
      quotedAt: createdAt,
      language,
      author: author?.id ?? null,
      authorName: author?.name ?? null,
      requestKey: key,
    },
  });
  await queueDelivery(req, replyMail, { id: reply.id, reference });
  await writeAudit(req, { action: 'replySent', subject: { kind: slug, id, reference } });
  const changes = {
    ...(entry.status === 'new' && { status: 'inProgress' as const }),
    ...(!entry.assignee && author && { assignee: author.id }),
  };
  if (Object.keys(changes).length === 0) return;
  // The cast is needed because all inbox collections have these fields, but the union type of all collections does not.
  await payload.update({ collection: slug, id, data: changes as never, depth: 0, req });
}
