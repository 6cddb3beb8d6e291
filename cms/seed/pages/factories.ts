import { factories } from '../content/factories';
import { rich, text } from '../lib/bilingual';
import type { SeedPage } from '../lib/SeedPage';

export const factoriesPage: SeedPage = {
  key: 'factories',
  template: 'factoryMap',
  parent: 'industries',
  title: text('מפעלים וסניפים', 'Factories and branches'),
  titleBreadcrumbs: text('מפעלים', 'Factories'),
  slug: text('factories', 'factories'),
  order: 3,
  description: text(
    'מפת המפעלים, מרכזי ההפצה והמחצבות: כתובת, טלפון, שעות ודרך הגעה.',
    'A map of our factories, distribution centres and quarries: addresses, phone numbers, opening hours and directions.',
  ),
  blocks: [
    {
      blockType: 'contentText',
      title: text('תמיד יש אחד קרוב', 'There is always one nearby'),
      text: rich(
        'עשרים ושניים מפעלים, מרכזי הפצה ומחצבות, מנהריה ועד אילת. מומלץ לתאם הגעה בטלפון: התורים קצרים יותר מוקדם בבוקר.',
        'Twenty-two factories, distribution centres and quarries, from Nahariya to Eilat. Please call before you come. Queues are shortest early in the morning.',
      ),
    },
    { blockType: 'factoryMap', title: text('המפעלים במפה', 'The factories on the map'), factories },
  ],
};
