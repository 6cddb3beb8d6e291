import type { GlobalAfterChangeHook, GlobalConfig } from 'payload';
import { listChanges } from './listChanges';
import { writeAudit } from './writeAudit';

const noteSettings: GlobalAfterChangeHook = async ({ doc, previousDoc, global, req }) => {
  // Skips drafts, because they have no effect yet. Also skips saves by the CMS itself, such as demo content, because no
  // user made them.
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

/** Adds a hook to a global that writes its changes to the audit log. */
export const auditGlobal = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  hooks: { ...global.hooks, afterChange: [...(global.hooks?.afterChange ?? []), noteSettings] },
});
