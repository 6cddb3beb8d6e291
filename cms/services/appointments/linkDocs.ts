import { TOO_MANY_READS } from '../../intake/limitReads';
import type { RouteDocs } from '../../platform/http/route';

/** OpenAPI documentation of a call by a link in a mail. */
export const linkDocs = (summary: string, answer: string): RouteDocs => ({
  summary,
  query: { token: 'What the link in the mail carries', lang: 'he or en' },
  answers: {
    200: { description: answer },
    404: { description: 'The link does not work' },
    429: { ...TOO_MANY_READS, description: 'Too many requests' },
  },
});
