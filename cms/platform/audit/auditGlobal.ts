import type { GlobalAfterChangeHook, GlobalConfig } from 'payload';
import { changesOf } from './changesOf';
import { noteAudit } from './noteAudit';

const noteSettings: GlobalAfterChangeHook = async ({ doc, previousDoc, global, req }) => {
  // Drafts change nothing yet; what the CMS saves itself (the demo content) was done by nobody.
  if (!req.user || doc._status === 'draft') return doc;
  const changes = changesOf(
    global.flattenedFields,
    (previousDoc ?? {}) as Record<string, unknown>,
    doc as Record<string, unknown>,
  );
  if (changes.length > 0)
    await noteAudit(req, { action: 'settingsChanged', subject: { kind: global.slug }, changes });
  return doc;
};

/** A global whose changes are written to the audit log. */
export const auditGlobal = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  hooks: { ...global.hooks, afterChange: [...(global.hooks?.afterChange ?? []), noteSettings] },
});
