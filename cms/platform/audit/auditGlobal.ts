import type { GlobalAfterChangeHook, GlobalConfig } from 'payload';
import { listChanges } from './listChanges';
import { writeAudit } from './writeAudit';

const noteSettings: GlobalAfterChangeHook = async ({ doc, previousDoc, global, req }) => {
  // Drafts have no effect yet. Saves by the CMS itself, such as demo content, have no actor.
  if (!req.user || doc._status === 'draft') return doc;
  const changes = listChanges(
    global.flattenedFields,
    (previousDoc ?? {}) as Record<string, unknown>,
    doc as Record<string, unknown>,
  );
  if (changes.length > 0)
    await writeAudit(req, { action: 'settingsChanged', subject: { kind: global.slug }, changes });
  return doc;
};

/** Audits changes of a global. */
export const auditGlobal = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  hooks: { ...global.hooks, afterChange: [...(global.hooks?.afterChange ?? []), noteSettings] },
});
