import type { CollectionAfterChangeHook } from 'payload';
import { queueMail } from '../../outbox/mail/queueMail';
import { env } from '../../platform/env';
import { labelText } from '../../platform/fields/labelText';
import { assignmentMail } from './assignmentMail';

interface Assigned {
  id: number;
  reference: string;
  assignee?: unknown;
}

const idOf = (value: unknown): number | null => {
  const id: unknown = value && typeof value === 'object' && 'id' in value ? value.id : value;
  return typeof id === 'number' ? id : null;
};

/** Tells by mail whom somebody else made responsible for a document of the inbox; who takes it over needs no mail. */
export const tellAssignee: CollectionAfterChangeHook<Assigned> = async ({
  doc,
  previousDoc,
  operation,
  collection,
  req,
}) => {
  const { user, payload } = req;
  const assignee = idOf(doc.assignee);
  if (operation !== 'update' || user?.collection !== 'users') return doc;
  if (assignee === null || assignee === user.id || assignee === idOf(previousDoc.assignee)) return doc;
  const person = await payload.findByID({
    collection: 'users',
    id: assignee,
    depth: 0,
    req,
    disableErrors: true,
    overrideAccess: true,
  });
  if (!person) return doc;
  const language = person.mailLanguage ?? 'he';
  const { subject, text } = assignmentMail(
    {
      kind: labelText(collection.labels.singular, collection.slug, language),
      reference: doc.reference,
      by: user.name,
      link: `${env.cmsUrl}/admin/collections/${collection.slug}/${doc.id}`,
    },
    language,
  );
  await queueMail(req, { to: person.email, subject, text });
  return doc;
};
