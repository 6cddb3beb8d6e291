import { TOO_MANY_READS } from '../../intake/limitReads';
import type { RouteDocs } from '../../platform/http/route';

export const alertPageDocs = (summary: string): RouteDocs => ({
  summary,
  query: { token: 'What the link in the mail carries', lang: 'he or en' },
  answers: {
    200: { description: 'A page, which needs no scripts' },
    404: { description: 'A page that says the link does not work' },
    429: { ...TOO_MANY_READS, description: 'Too many requests' },
  },
});
