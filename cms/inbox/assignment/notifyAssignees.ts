import type { CollectionAfterChangeHook, CollectionAfterOperationHook, PayloadRequest } from 'payload';
import { queueMail } from '../../outbox/mail/queueMail';
import { env } from '../../platform/env/env';
import { labelText } from '../../platform/labels/labelText';
import { assignmentMail } from './assignmentMail';

interface Assigned {
  id: number;
  reference: string;
  assignee?: unknown;
}

interface Pending {
  id: number;
  reference: string;
  assignee: number;
}

const keyOf = (slug: string): string => `assignmentsToTell:${slug}`;

const idOf = (value: unknown): number | null => {
  const id: unknown = value && typeof value === 'object' && 'id' in value ? value.id : value;
  return typeof id === 'number' ? id : null;
};

const pendingOf = ({ context }: PayloadRequest, slug: string): Pending[] =>
  (context[keyOf(slug)] ?? []) as Pending[];

/**
 * Records that an entry has a new assignee, so that `notifyAssignees` sends a mail when the operation ends. Accounts
 * that assign an entry to themselves get no mail.
 */
export const recordAssignee: CollectionAfterChangeHook<Assigned> = ({
  doc,
  previousDoc,
  operation,
  collection: { slug },
  req,
}) => {
  const { user } = req;
  const assignee = idOf(doc.assignee);
  if (operation !== 'update' || user?.collection !== 'users') return doc;
  if (assignee === null || assignee === user.id || assignee === idOf(previousDoc.assignee)) return doc;
  req.context[keyOf(slug)] = [...pendingOf(req, slug), { id: doc.id, reference: doc.reference, assignee }];
  return doc;
};

/**
 * Sends each new assignee one mail per operation. A bulk update therefore causes one mail per assignee, not one per
 * entry.
 */
export const notifyAssignees: CollectionAfterOperationHook = async ({
  operation,
  result,
  collection,
  req,
}) => {
  if (operation !== 'update' && operation !== 'updateByID') return result;
  const { id, docs = [{ id }] } = result as { id?: unknown; docs?: { id?: unknown }[] };
  const saved = new Set(docs.map((one) => one.id));
  const all = pendingOf(req, collection.slug);
  const pending = all.filter((one) => saved.has(one.id));
  // Keeps assignments made by an outer operation that is still running. Their mails are sent when that operation ends.
  req.context[keyOf(collection.slug)] = all.filter((one) => !saved.has(one.id));
  const by = req.user?.collection === 'users' ? req.user.name : '';
  for (const assignee of new Set(pending.map((one) => one.assignee))) {
    const person = await req.payload.findByID({
      collection: 'users',
      id: assignee,
      depth: 0,
      req,
      disableErrors: true,
      overrideAccess: true,
    });
    if (!person) continue;
    const language = person.mailLanguage ?? 'he';
    const own = pending.filter((one) => one.assignee === assignee);
    const { singular, plural } = collection.labels;
    const mail = assignmentMail(
      {
        kind: labelText(own.length === 1 ? singular : plural, collection.slug, language),
        entries: own.map(({ id, reference }) => ({
          reference,
          link: `${env.cmsUrl}/admin/collections/${collection.slug}/${id}`,
        })),
        by,
      },
      language,
    );
    await queueMail(req, { to: person.email, ...mail });
  }
  return result;
};
