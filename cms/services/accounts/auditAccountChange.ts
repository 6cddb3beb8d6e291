import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload';
import type { User } from '../../payload-types';
import type { AuditAction } from '../../platform/audit/auditActions';
import { listChanges } from '../../platform/audit/listChanges';
import { writeAudit, type AuditSubject } from '../../platform/audit/writeAudit';
import { notifyAccountOwner } from './accountNews';
import { resetCodeAttempts } from './loginLimit';

/** Returns the reference to an account in the audit log. It shows the account's name. */
export const accountSubject = ({ id, name }: Pick<User, 'id' | 'name'>): AuditSubject => ({
  kind: 'users',
  id,
  reference: name,
});

/** Fields whose new values appear in the audit log. For credentials, the log records only that they changed. */
const TOLD = new Set(['name', 'roles']);

/**
 * Records account changes in the audit log. Notifies the owner of a new password or e-mail address; after a change of
 * address, both the old and the new one get a mail. Ignores changes by the CMS itself.
 */
export const auditAccountChange: CollectionAfterChangeHook<User> = async ({
  doc,
  previousDoc,
  operation,
  collection,
  req,
}) => {
  if (!req.user) return doc;
  const subject = accountSubject(doc);
  const note = (action: AuditAction) => writeAudit(req, { action, subject });
  if (operation === 'create') {
    await note('accountCreated');
    return doc;
  }
  if (req.context.passwordChanged === true) {
    await note('passwordChanged');
    await resetCodeAttempts(req, previousDoc.email);
    await notifyAccountOwner(req, previousDoc.email, 'passwordChanged');
  }
  if (doc.email !== previousDoc.email) {
    await note('emailChanged');
    for (const to of [previousDoc.email, doc.email]) await notifyAccountOwner(req, to, 'emailChanged');
  }
  const told = collection.flattenedFields.filter(({ name }) => TOLD.has(name));
  const changes = listChanges(told, { ...previousDoc }, { ...doc });
  if (changes.length > 0) await writeAudit(req, { action: 'accountChanged', subject, changes });
  return doc;
};

/** Records the deletion of an account in the audit log. */
export const auditAccountDeletion: CollectionAfterDeleteHook<User> = async ({ doc, req }) => {
  if (req.user) await writeAudit(req, { action: 'accountDeleted', subject: accountSubject(doc) });
};
