import { z } from 'zod';
import { removeUntouched } from './editing/discardUntouched';
import { Services } from './programs/Services';
import { health } from './http/health';
import type { Part } from './part';

/** The keys of programs, whether the CMS is well, and what forms leave behind. */
export const platformPart: Part = {
  collections: [Services],
  chores: [removeUntouched],
  routes: [
    {
      method: 'GET',
      path: '/web/health',
      handler: health,
      docs: {
        summary: 'Whether the CMS and its database answer',
        answers: {
          200: { description: 'They do', schema: z.object({ status: z.literal('ok') }) },
          503: {
            description: 'The database does not',
            schema: z.object({ status: z.literal('unavailable') }),
          },
        },
      },
    },
  ],
};
