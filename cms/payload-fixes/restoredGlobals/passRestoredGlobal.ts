import type { GlobalAfterChangeHook, GlobalSlug } from 'payload';

/**
 * When a version of a global is restored, passes the restored global to the following hooks. Payload would pass them
 * the version document instead. Must be the first `afterChange` hook.
 */
export const passRestoredGlobal: GlobalAfterChangeHook = async ({ doc, global, req }) =>
  req.context.isRestoringVersion === true && 'version' in doc
    ? req.payload.findGlobal({ slug: global.slug as GlobalSlug, depth: 0, req })
    : doc;
