import { rich, text } from '../lib/bilingual';
import { pageLink } from '../lib/links';
import type { SeedPage } from '../lib/SeedPage';

export const bonds: SeedPage = {
  key: 'bonds',
  template: 'bonds',
  parent: 'investors',
  title: text('אגרות החוב', 'Bonds'),
  slug: text('bonds', 'bonds'),
  order: 4,
  description: text(
    'אגרות החוב של קבוצת אבן־דרך: שער אחרון, שינוי, היקף הסדרה וטווח של 52 שבועות.',
    'Even Derech Group bonds: last price, change, series size and 52-week range.',
  ),
  blocks: [
    {
      blockType: 'titleTextLink',
      title: text('הדירוג והדוחות', 'Rating and reports'),
      text: rich(
        'דוחות הדירוג, שטרי הנאמנות ודוחות הנאמן מתפרסמים עם הדוחות הכספיים.',
        'Rating reports, deeds of trust and trustee reports are published alongside the financial reports.',
      ),
      link: pageLink('financialReports', 'לדוחות הכספיים', 'To the financial reports'),
    },
  ],
};
