import { APIError, type GlobalConfig, type PayloadRequest, type SanitizedGlobalConfig } from 'payload';
import { env } from '../../platform/env/env';
import { globalUnpublishMessage } from '../../platform/editing/globalUnpublishMessage';
import { markAnnouncing } from './publicSources';
import { queueBuildNotice } from './queueBuildNotice';
import { recipientFields, recipientsOf, type Recipients } from './recipients';
import { notifyFormerRecipients } from './notifyFormerRecipients';

const HTTP_BAD_REQUEST = 400;

interface SaveArgs {
  draft?: boolean;
  data?: { _status?: string };
}

const key = (slug: string): string => `recipients:${slug}`;

/** Reads the e-mail addresses of recipients in the public version of a global. */
async function storedRecipients(
  { slug, flattenedFields }: SanitizedGlobalConfig,
  req: PayloadRequest,
): Promise<Recipients> {
  const names = recipientFields(flattenedFields);
  return names.size > 0 ? recipientsOf(names, await req.payload.db.findGlobal({ slug, req })) : {};
}

/**
 * Returns the hooks of a global with drafts. Saving without `draft` publishes immediately. A global cannot be
 * unpublished, because every page uses it. A public change notifies the site's build, and informs the former recipients
 * of messages by e-mail.
 */
export function globalHooks(): NonNullable<GlobalConfig['hooks']> {
  return {
    beforeOperation: [
      ({ args, operation, req }) => {
        const { draft, data } = args as SaveArgs;
        if (operation !== 'update' || draft || !data) return args;
        if (data._status === 'draft') {
          throw new APIError(globalUnpublishMessage(req), HTTP_BAD_REQUEST);
        }
        data._status = 'published';
        return args;
      },
    ],
    beforeChange: [
      async ({ data, global, req }) => {
        req.context[key(global.slug)] = await storedRecipients(global, req);
        return data;
      },
    ],
    afterChange: [
      markAnnouncing(async ({ doc, global, req }) => {
        if (doc._status !== 'published') return doc;
        await queueBuildNotice(req);
        const before = (req.context[key(global.slug)] ?? {}) as Recipients;
        const { label, slug } = global;
        const link = `${env.cmsUrl}/admin/globals/${slug}`;
        const after = await storedRecipients(global, req);
        await notifyFormerRecipients(req, { label, slug, link }, before, after);
        return doc;
      }),
    ],
  };
}
