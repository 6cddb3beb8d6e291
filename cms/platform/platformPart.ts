import { z } from 'zod';
import { Services } from './programs/Services';
import { health } from './http/health';
import type { Part } from './part';

/** The keys of programs, and whether the CMS is well. */
export const platformPart: Part = {
  collections: [Services],
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
