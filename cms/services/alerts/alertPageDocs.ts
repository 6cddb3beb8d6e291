import { TOO_MANY_READS } from '../../intake/limitReads';
import type { RouteDocs } from '../../platform/http/route';

export const alertPageDocs = (summary: string): RouteDocs => ({
  summary,
  query: { token: 'Token of the link in the mail', lang: 'he or en' },
  answers: {
    200: { description: 'An HTML page that works without scripts' },
    404: { description: 'An HTML page about the invalid link' },
    429: { ...TOO_MANY_READS, description: 'Too many requests' },
  },
});
