import { TOO_MANY_READS } from '../../intake/limitReads';
import type { RouteDocs } from '../../platform/http/route';

/** Describes a route that a link in a mail opens, for the OpenAPI documentation. */
export const linkDocs = (summary: string, answer: string): RouteDocs => ({
  summary,
  query: { token: 'Token of the link in the mail', lang: 'he or en' },
  answers: {
    200: { description: answer },
    404: { description: 'The link is invalid' },
    429: { ...TOO_MANY_READS, description: 'Too many requests' },
  },
});
