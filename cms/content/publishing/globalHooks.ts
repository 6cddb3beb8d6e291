import { APIError, type GlobalConfig } from 'payload';
import { globalStays } from '../../platform/editing/globalStays';
import { announces } from './publicSources';
import { queueBuildNotice } from './queueBuildNotice';

const HTTP_BAD_REQUEST = 400;

interface SaveArgs {
  draft?: boolean;
  data?: { _status?: string };
}

/**
 * Hooks of a global with drafts. What is saved without `draft` is public at once; a global cannot be taken back altogether,
 * because every page of the site shows it. A public change tells the site's build.
 */
export function globalHooks(): NonNullable<GlobalConfig['hooks']> {
  return {
    beforeOperation: [
      ({ args, operation, req }) => {
        const { draft, data } = args as SaveArgs;
        if (operation !== 'update' || draft || !data) return args;
        if (data._status === 'draft') {
          throw new APIError(globalStays(req), HTTP_BAD_REQUEST);
        }
        data._status = 'published';
        return args;
      },
    ],
    afterChange: [
      announces(async ({ doc, req }) => {
        if (doc._status === 'published') await queueBuildNotice(req);
        return doc;
      }),
    ],
  };
}
