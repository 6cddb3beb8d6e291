import { rich, text } from '../lib/bilingual';
import type { SeedPage } from '../lib/SeedPage';

/** Content that every job's page shows between the job and the application form (corporate-site §2). */
export const innerJob: SeedPage = {
  key: 'innerJob',
  template: 'innerJob',
  parent: 'career',
  title: text('אחרי הגשת המועמדות', 'After you apply'),
  slug: text('inner-job-page', 'inner-job-page'),
  order: 1,
  hideFromSitemap: true,
  noIndex: true,
  description: text('מה קורה אחרי ששולחים מועמדות.', 'What happens after you apply.'),
  blocks: [
    {
      blockType: 'contentText',
      title: text('מה קורה אחרי ששולחים', 'What happens next'),
      text: rich(
        `תוך שבוע חוזרים אליכם, גם כשהתשובה שלילית.

שיחת טלפון קצרה, ואחריה פגישה במשרד או באתר עם מי שתעבדו איתו.

הצעה מפורטת בכתב, ויום ראשון עם חונך.`,
        `You will hear from us within a week, even if the answer is no.

A short phone call, then a meeting at the office or on site with the person you would work with.

A detailed written offer, and a mentor on your first day.`,
      ),
    },
  ],
};
