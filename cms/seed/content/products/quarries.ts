import { rich } from '../../lib/bilingual';
import { productsOf, type SeedProduct } from './SeedProduct';

/** Products of the quarries: sand, stone and recycled rubble. */
export const quarries: readonly SeedProduct[] = productsOf(
  {
    company: 'quarries',
    safety: rich(
      'בפריקה: עומדים רחוק מהערמה ומרטיבים כדי שלא יעלה אבק.',
      'When unloading: stand clear of the heap, and wet it so that no dust rises.',
    ),
    disclaimer: rich(
      'הדירוג לפי בדיקה חודשית; תעודה מצורפת לכל משלוח.',
      'Graded by monthly tests. Every delivery comes with a certificate.',
    ),
  },
  {
    'sand-quarry': {
      name: ['חול מחצבה', 'Quarry Sand'],
      use: ['לטיח ולמלט', 'For plaster and mortar'],
      categories: ['sand'],
      picture: 'heap-sand',
      about: [
        'חול גיר שטוף, במקום חול ים. גרגר זוויתי שנאחז טוב יותר, בלי מלח.',
        'Washed limestone sand in place of sea sand. Angular grains that bond better, and no salt.',
      ],
      advantages: [
        '- בלי מלח: הטיח אינו מלבין\n- גרגר זוויתי שנאחז טוב יותר מחול ים\n- אותו דירוג בכל משלוח',
        '- No salt, so plaster does not bloom\n- Angular grains that bond better than sea sand\n- The same grading in every delivery',
      ],
      details: [
        [
          ['הזמנה ואספקה', 'Orders and delivery'],
          [
            'מהמחצבה או עד האתר, משק גדול אחד ועד משאית מלאה. הזמנה עד שתיים בצהריים מגיעה למחרת.',
            'Collect from the quarry or have it delivered, from one big bag to a full lorry. Order by 2 p.m. for delivery the next day.',
          ],
        ],
      ],
      banner: 'quarry',
      data: [
        ['גודל', '0–2 מ״מ', 'Size', '0–2 mm'],
        ['מלח', '0%', 'Salt', '0%'],
        ['אספקה', 'צובר או שק גדול', 'Supplied', 'loose or big bag'],
      ],
      standard: ['ת״י 3', 'SI 3'],
      related: ['gravel-fine', 'gravel-medium', 'base-a', 'recycled-mix'],
    },
    'gravel-fine': {
      name: ['עדש', 'Pea Gravel'],
      use: ['לבטון דק ולניקוז', 'For fine concrete and drains'],
      categories: ['gravel'],
      picture: 'heap-fine',
      about: [
        'חצץ של ארבעה עד תשעה מילימטרים, שטוף ומנופה פעמיים.',
        'Four- to nine-millimetre gravel, washed and screened twice.',
      ],
      data: [
        ['גודל', '4–9.5 מ״מ', 'Size', '4–9.5 mm'],
        ['צפיפות', '2.68', 'Density', '2.68'],
      ],
      standard: ['ת״י 3', 'SI 3'],
    },
    'gravel-medium': {
      name: ['שומשום', 'Sesame Gravel'],
      use: ['לבטון מובא', 'For ready-mix concrete'],
      categories: ['gravel'],
      picture: 'heap-medium',
      about: [
        'הלב של רוב התערובות. נחצב מאותה שכבה זה עשרים שנה, ולכן הבטון נשאר אותו בטון.',
        'The heart of most mixes. We have quarried it from the same layer for twenty years, so your concrete stays the same.',
      ],
      data: [
        ['גודל', '9.5–19 מ״מ', 'Size', '9.5–19 mm'],
        ['שחיקת לוס אנג׳לס', '24%', 'Los Angeles abrasion', '24%'],
      ],
      standard: ['ת״י 3', 'SI 3'],
    },
    'stone-coarse': {
      name: ['פוליה', 'Coarse Stone'],
      use: ['לניקוז ולגביונים', 'For drains and gabions'],
      categories: ['gravel'],
      picture: 'heap-coarse',
      about: [
        'אבן גסה שהמים עוברים בה מהר. מתאימה לסל גביון ולתחתית של בור חלחול.',
        'Coarse, fast-draining stone for gabion baskets and the bottom of a soakaway.',
      ],
      data: [['גודל', '40–80 מ״מ', 'Size', '40–80 mm']],
    },
    'ballast-basalt': {
      name: ['בזלת למסילות', 'Basalt Ballast'],
      use: ['למסילות ולאספלט', 'For railways and asphalt'],
      categories: ['gravel', 'road'],
      picture: 'heap-basalt',
      about: [
        'בזלת מרמת הגולן, קשה פי שניים מגיר. הרכבת עוברת, והאבן נשארת.',
        'Basalt from the Golan Heights, twice as hard as limestone. The train goes by; the stone stays put.',
      ],
      data: [
        ['גודל', '31.5–50 מ״מ', 'Size', '31.5–50 mm'],
        ['שחיקת לוס אנג׳לס', '13%', 'Los Angeles abrasion', '13%'],
      ],
      standard: ['EN 13450', 'EN 13450'],
    },
    'base-a': {
      name: ['מצע א׳', 'Road Base A'],
      use: ['מתחת לכביש', 'Below the road'],
      categories: ['road'],
      picture: 'heap-subbase',
      about: [
        'תערובת שמתהדקת ל־100% במעבר השישי של המכבש. מגיעה רטובה, מוכנה לפיזור.',
        'A blend that compacts to 100% in six passes of the roller. Delivered damp and ready to spread.',
      ],
      data: [
        ['גודל', '0–75 מ״מ', 'Size', '0–75 mm'],
        ['CBR', '80%', 'CBR', '80%'],
      ],
    },
    'recycled-mix': {
      name: ['סבב, אגרגט ממוחזר', 'Round Recycled Aggregate'],
      use: ['למילוי ולמצעים', 'For fills and bases'],
      categories: ['recycled', 'road'],
      picture: 'heap-recycled',
      about: [
        'בניין שירד חוזר ככביש. בטון ולבנים נגרסים, ממוינים במגנט ובאוויר, ונבדקים כמו אבן.',
        'A demolished building comes back as a road. Concrete and brick are crushed, sorted by magnet and air, and tested just like new stone.',
      ],
      data: [
        ['גודל', '0–50 מ״מ', 'Size', '0–50 mm'],
        ['חומר ממוחזר', '100%', 'Recycled', '100%'],
      ],
      standard: ['ת״י 1886', 'SI 1886'],
    },
  },
);
