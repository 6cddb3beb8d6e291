import type { GlobalConfig } from 'payload';
import { queueBuildNotice } from '../jobs/queueBuildNotice';

/** Tells the site's build that a global changed. */
export function globalChangeHooks(slug: string): NonNullable<GlobalConfig['hooks']> {
  return {
    afterChange: [
      async ({ doc, req }) => {
        await queueBuildNotice(req, { collection: slug, id: slug, operation: 'change' });
        return doc;
      },
    ],
  };
}
