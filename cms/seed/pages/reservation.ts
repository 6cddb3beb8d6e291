import { apartment, rich, text } from '../lib/bilingual';
import type { SeedPage } from '../lib/SeedPage';

/** Page on which visitors reserve an apartment by an advance payment. */
export const reservation: SeedPage = {
  key: 'reservation',
  template: 'generic',
  parent: 'properties',
  title: text('שריון דירה בשדרה 12', 'Reserve a home at Boulevard 12'),
  titleBreadcrumbs: text('שריון דירה', 'Reserve a home'),
  slug: text('reserve', 'reserve'),
  order: 2,
  description: text(
    'דירות פנויות להשכרה בשדרה 12: בוחרים דירה ומשריינים אותה במקדמה, כאן באתר.',
    'Homes available to rent at Boulevard 12: choose one and reserve it with an advance payment, right here on the site.',
  ),
  blocks: [
    {
      blockType: 'contentText',
      title: text('הדירה מחכה לכם ארבעה ימי עסקים', 'We hold your home for four business days'),
      text: rich(
        'המקדמה משריינת את הדירה לארבעה ימי עסקים, עד לחתימה על החוזה. היא חלק מדמי השכירות של החודש הראשון, ומוחזרת במלואה אם לא חתמתם.',
        'An advance payment holds the home for you for four business days, until you sign the contract. It counts towards the first month’s rent, and you get it back in full if you do not sign.',
      ),
    },
    {
      blockType: 'advancePayment',
      title: text('הדירות שאפשר לשריין', 'Homes you can reserve'),
      text: text(
        'בוחרים דירה, ממלאים פרטים, ומשלמים בדף המאובטח של ספק התשלומים.',
        'Choose a home, fill in your details and pay on our payment provider’s secure page.',
      ),
      apartments: [
        apartment('SHDERA-12-B7'),
        apartment('SHDERA-12-B19'),
        apartment('SHDERA-12-A11'),
        apartment('SHDERA-12-A3'),
      ],
    },
  ],
};
