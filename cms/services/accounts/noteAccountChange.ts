import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload';
import type { User } from '../../payload-types';
import type { AuditAction } from '../../platform/audit/auditActions';
import { changesOf } from '../../platform/audit/changesOf';
import { noteAudit, type AuditSubject } from '../../platform/audit/noteAudit';
import { tellHolder } from './accountNews';

/** An account in the audit log: by its name. */
export const accountSubject = ({ id, name }: Pick<User, 'id' | 'name'>): AuditSubject => ({
  kind: 'users',
  id,
  reference: name,
});

/** What is told with its values; of what one logs in with, only that it changed. */
const TOLD = new Set(['name', 'roles']);

/**
 * Writes down what was changed of an account, and tells its holder of a changed password or address: to the old one and to the new one, so
 * that nobody takes over an account unnoticed. What the CMS does itself (first accounts, tests) was done by nobody.
 */
export const noteAccountChange: CollectionAfterChangeHook<User> = async ({
  doc,
  previousDoc,
  operation,
  collection,
  req,
}) => {
  if (!req.user) return doc;
  const subject = accountSubject(doc);
  const note = (action: AuditAction) => noteAudit(req, { action, subject });
  if (operation === 'create') {
    await note('accountCreated');
    return doc;
  }
  if (req.context.passwordChanged === true) {
    await note('passwordChanged');
    await tellHolder(req, previousDoc.email, 'passwordChanged');
  }
  if (doc.email !== previousDoc.email) {
    await note('emailChanged');
    for (const to of [previousDoc.email, doc.email]) await tellHolder(req, to, 'emailChanged');
  }
  const told = collection.flattenedFields.filter(({ name }) => TOLD.has(name));
  const changes = changesOf(told, { ...previousDoc }, { ...doc });
  if (changes.length > 0) await noteAudit(req, { action: 'accountChanged', subject, changes });
  return doc;
};

/** Writes down that somebody deleted an account. */
export const noteAccountDeletion: CollectionAfterDeleteHook<User> = async ({ doc, req }) => {
  if (req.user) await noteAudit(req, { action: 'accountDeleted', subject: accountSubject(doc) });
};
