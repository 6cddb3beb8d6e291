import type { GlobalAfterChangeHook, GlobalSlug } from 'payload';

/** Passes the restored global to the hooks after it, instead of its version. Must be the first `afterChange` hook. */
export const passGlobal: GlobalAfterChangeHook = async ({ doc, global, req }) =>
  req.context.isRestoringVersion === true && 'version' in doc
    ? req.payload.findGlobal({ slug: global.slug as GlobalSlug, depth: 0, req })
    : doc;
