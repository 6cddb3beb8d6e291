import { rich } from '../../lib/bilingual';
import { productsOf, type SeedProduct } from './SeedProduct';

/** Ready-mix concrete. */
export const israbeton: readonly SeedProduct[] = productsOf(
  {
    company: 'israbeton',
    safety: rich(
      'בטון טרי צורב. מגפיים, כפפות ומשקפיים, ושטיפה במים נקיים.',
      'Fresh concrete burns. Wear boots, gloves and goggles, and rinse with clean water.',
    ),
    disclaimer: rich(
      'החוזק נבדק ב־28 יום לפי ת״י 26. אין להוסיף מים באתר.',
      'Strength is tested at 28 days to SI 26. Do not add water on site.',
    ),
  },
  {
    'mix-b30': {
      name: ['ב־30, יומיומי', 'B30 Everyday Mix'],
      use: ['לתקרות ולקורות', 'For slabs and beams'],
      categories: ['structural'],
      kinds: ['standardMix'],
      features: ['machine'],
      picture: 'sample-standard',
      about: [
        'התערובת של רוב הבתים. נשאבת לקומה השלושים ונשארת עבידה תשעים דקות.',
        'The mix most buildings are made of. Pumps to the thirtieth floor and stays workable for ninety minutes.',
      ],
      data: [
        ['חוזק', '30 MPa', 'Strength', '30 MPa'],
        ['סומך', 'S4, 160–210 מ״מ', 'Slump', 'S4, 160–210 mm'],
        ['זמן עבודה', '90 דקות', 'Working time', '90 minutes'],
      ],
      standard: ['ת״י 118', 'SI 118'],
      related: ['mix-b40', 'mix-green', 'mix-fibre', 'mix-b60'],
    },
    'mix-b40': {
      name: ['ב־40, לעמודים', 'B40 Column Mix'],
      use: ['לעמודים ולקירות גזירה', 'For columns and shear walls'],
      categories: ['structural'],
      kinds: ['standardMix', 'strongMix'],
      features: ['strong'],
      picture: 'sample-dark',
      about: [
        'יותר צמנט ופחות מים: התבנית יורדת למחרת בבוקר.',
        'More cement, less water: the formwork comes off the next morning.',
      ],
      data: [
        ['חוזק', '40 MPa', 'Strength', '40 MPa'],
        ['חוזק אחרי יום', '14 MPa', 'One-day strength', '14 MPa'],
      ],
      standard: ['ת״י 118', 'SI 118'],
    },
    'mix-b60': {
      name: ['ב־60, למגדלים', 'B60 Tower Mix'],
      use: ['לליבות של מגדלים', 'For the cores of towers'],
      categories: ['structural'],
      kinds: ['strongMix'],
      features: ['strong', 'machine'],
      picture: 'sample-tower',
      about: [
        'עמוד צר ברבע לאותו עומס, וזה חדר גדול יותר בכל קומה.',
        'A column a quarter slimmer for the same load means a larger room on every floor.',
      ],
      data: [
        ['חוזק', '60 MPa', 'Strength', '60 MPa'],
        ['אגרגט מרבי', '14 מ״מ', 'Largest aggregate', '14 mm'],
      ],
      standard: ['ת״י 118', 'SI 118'],
    },
    'mix-green': {
      name: ['ירוק 30, דל־פחמן', 'Green 30 Low-carbon Mix'],
      use: ['ליסודות ולרצפות', 'For foundations and floors'],
      categories: ['special'],
      kinds: ['lowCarbon'],
      features: ['lowCarbon', 'recycledContent'],
      picture: 'sample-green',
      about: [
        'חצי מהצמנט הוחלף בסיגים ובאפר. מתחזק לאט יותר, ולכן מתאים למה שממילא מחכה.',
        'Half the cement is replaced by slag and ash. It gains strength more slowly, so it suits work that has to wait anyway.',
      ],
      good: [
        'חישוב הפחמן של כל משלוח מצורף לתעודה.',
        'Every delivery certificate states its carbon footprint.',
      ],
      data: [
        ['פחמן', '42% פחות', 'Carbon', '42% less'],
        ['חוזק ב־56 יום', '30 MPa', 'Strength at 56 days', '30 MPa'],
      ],
      standard: ['ת״י 5281', 'SI 5281'],
    },
    'mix-fibre': {
      name: ['סיב 35, לרצפות תעשייה', 'Fibre 35 Industrial Floor Mix'],
      use: ['לרצפות של מחסנים', 'For warehouse floors'],
      categories: ['special'],
      features: ['strong', 'machine'],
      picture: 'sample-fibre',
      about: [
        '25 קילוגרם של סיבי פלדה למ״ק במקום רשת. יוצקים 2,000 מטרים רבועים ביום, ובלי לדרוך על ברזל.',
        '25 kilograms of steel fibre per cubic metre instead of mesh. Pour 2,000 square metres a day, with no rebar underfoot.',
      ],
      data: [
        ['סיבים', '25 ק״ג למ״ק', 'Fibres', '25 kg/m³'],
        ['חוזק', '35 MPa', 'Strength', '35 MPa'],
        ['שטח ביום', '2,000 מ״ר', 'Area per day', '2,000 m²'],
      ],
    },
    'mix-visible': {
      name: ['חשוף, בטון אדריכלי', 'Bare Architectural Mix'],
      use: ['לקירות חשופים', 'For exposed walls'],
      categories: ['special'],
      kinds: ['visible'],
      features: ['strong'],
      picture: 'sample-light',
      about: [
        'צמנט בהיר ואגרגט אחד מאותה שכבה במחצבה, כדי שמשלוח מספר ארבעים ייראה כמו הראשון.',
        'Pale cement and a single aggregate from one layer of our quarry, so the fortieth delivery looks like the first.',
      ],
      data: [
        ['גוון', 'אחיד לכל הפרויקט', 'Shade', 'one for the whole project'],
        ['חוזק', '40 MPa', 'Strength', '40 MPa'],
      ],
    },
    'mix-flow': {
      name: ['זורם, בטון מתפלס', 'Flow Self-levelling Mix'],
      use: ['לתבניות צפופות', 'For crowded formwork'],
      categories: ['structural', 'special'],
      kinds: ['standardMix'],
      features: ['machine', 'quick'],
      picture: 'sample-flow',
      about: [
        'ממלא את התבנית בלי ריטוט, והשכנים ישנים. הצוות קטן משישה לשניים.',
        'Fills the formwork without vibration, so the neighbours can sleep. A crew of six becomes a crew of two.',
      ],
      data: [
        ['פיזור', '70 ס״מ', 'Spread', '70 cm'],
        ['חוזק', '40 MPa', 'Strength', '40 MPa'],
      ],
    },
  },
);
