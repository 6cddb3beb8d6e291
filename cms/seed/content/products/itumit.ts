import { rich } from '../../lib/bilingual';
import { productsOf, type SeedProduct } from './SeedProduct';

/** Waterproofing products. */
export const itumit: readonly SeedProduct[] = productsOf(
  {
    company: 'itumit',
    safety: rich(
      'חומרים ביטומניים חמים מיישם רק מי שהוסמך לכך. בחדר סגור: אוורור ומסכה.',
      'Hot bitumen may only be applied by certified installers. Indoors, ventilate and wear a mask.',
    ),
    disclaimer: rich(
      'האחריות תקפה ליישום בידי קבלן מורשה ולאחר בדיקת הצפה.',
      'The warranty applies to work by an approved contractor that has passed a flood test.',
    ),
  },
  {
    'sheet-five': {
      name: ['יריעה 5, ביטומן משופר', 'Sheet 5 Modified Bitumen'],
      use: ['לגגות שטוחים', 'For flat roofs'],
      categories: ['roofs'],
      kinds: ['sheets'],
      features: ['waterproof', 'outdoor', 'strong'],
      picture: 'roll-bitumen',
      about: [
        'חמישה מילימטרים של ביטומן SBS עם אגרגט מגן. נשארת גמישה במינוס עשר ואינה נמסה בתמוז.',
        'Five millimetres of SBS bitumen protected by mineral granules. Stays flexible at minus ten and will not melt in July.',
      ],
      how: [
        '- מייבשים ומורחים יסוד\n- מלחימים בחפיפה של 10 ס״מ\n- מרימים 20 ס״מ על המעקה',
        '- Dry the surface and prime it\n- Torch on with 10 cm overlaps\n- Turn up 20 cm at the parapet',
      ],
      advantages: [
        '- חמישה מילימטרים שלמים, שנמדדים בכל גליל\n- אגרגט בהיר שמקרר את הגג\n- עשר שנות אחריות ביישום מלא',
        '- A full five millimetres, measured on every roll\n- Pale granules that keep the roof cooler\n- A ten-year warranty on the complete system',
      ],
      details: [
        [
          ['אחרי היישום', 'After installation'],
          [
            'בדיקת הצפה של 72 שעות לפני שמכסים. את התוצאה רושמים בטופס האחריות.',
            'Flood-test for 72 hours before covering. Record the result on the warranty form.',
          ],
        ],
      ],
      banner: 'works-sealing',
      data: [
        ['עובי', '5 מ״מ', 'Thickness', '5 mm'],
        ['גליל', '1×10 מ׳', 'Roll', '1×10 m'],
        ['כפיפות בקור', '\u2066−10°\u2069', 'Cold flex', '−10°'],
      ],
      standard: ['ת״י 1430 חלק 3', 'SI 1430 part 3'],
      related: ['primer-black', 'fleece-guard', 'roof-white', 'joint-seal'],
    },
    'sheet-garden': {
      name: ['יריעה לגג מגונן', 'Garden Roof Sheet'],
      use: ['מתחת לאדמה ולשורשים', 'Below soil and roots'],
      categories: ['roofs'],
      kinds: ['sheets'],
      features: ['waterproof', 'strong'],
      picture: 'roll-garden',
      about: [
        'נחושת בתוך היריעה מרחיקה שורשים. נבדקה ארבע שנים מתחת לעץ תות.',
        'Copper in the membrane keeps roots out. Tested for four years under a mulberry tree.',
      ],
      data: [
        ['עובי', '5.2 מ״מ', 'Thickness', '5.2 mm'],
        ['עמידות לשורשים', 'EN 13948', 'Root resistance', 'EN 13948'],
      ],
    },
    'roof-white': {
      name: ['לבן גג, ציפוי מקרר', 'White Roof Cooling Coat'],
      use: ['מקרר את הקומה העליונה', 'Cools the top floor'],
      categories: ['roofs'],
      kinds: ['coatings'],
      features: ['waterproof', 'thermal', 'outdoor'],
      picture: 'bucket-roof',
      about: [
        'מחזיר 86% מהשמש. הגג מתחתיו קריר יותר בעשרים מעלות, וגם אטום.',
        'Reflects 86% of the sun. The roof underneath is twenty degrees cooler, and watertight.',
      ],
      data: [
        ['החזרת שמש', '86%', 'Solar reflectance', '86%'],
        ['כיסוי', '1.8 ק״ג למ״ר, שתי שכבות', 'Coverage', '1.8 kg/m², two coats'],
        ['אריזה', '18 ק״ג', 'Packed', '18 kg'],
      ],
    },
    'roof-quick': {
      name: ['גג ביום, ציפוי מהיר', 'Roof in a Day Coating'],
      use: ['לתיקון לפני הגשם', 'A repair before the rain'],
      categories: ['roofs'],
      kinds: ['coatings'],
      features: ['quick', 'flexible', 'waterproof'],
      picture: 'bucket-sealing',
      about: [
        'דוחה מים אחרי חצי שעה. לא תחליף ליריעה, אבל מחזיק חורף.',
        'Rainproof after half an hour. No substitute for a membrane, but it will see you through the winter.',
      ],
      data: [
        ['דוחה מים', 'אחרי 30 דקות', 'Rainproof', 'after 30 minutes'],
        ['התארכות', '300%', 'Elongation', '300%'],
      ],
    },
    'wet-room-two': {
      name: ['רחצה 2K, איטום צמנטי', 'Bath 2K Cement Seal'],
      use: ['מתחת לאריחים במקלחת', 'Below tiles in a shower'],
      categories: ['wetRooms'],
      features: ['waterproof', 'flexible'],
      picture: 'bag-sealing',
      about: [
        'שני רכיבים, שתי שכבות, יום אחד. מרצפים עליו ישר בדבק רגיל.',
        'Two components, two coats, one day. Tile straight onto it with ordinary adhesive.',
      ],
      how: [
        '- מחזקים פינות בסרט\n- שכבה ראשונה, 4 שעות\n- שכבה שנייה בכיוון ניצב\n- הצפה ל־72 שעות',
        '- Tape the corners\n- First coat; leave for 4 hours\n- Second coat at right angles\n- Flood-test for 72 hours',
      ],
      data: [
        ['כיסוי', '3 ק״ג למ״ר', 'Coverage', '3 kg/m²'],
        ['גישור סדקים', '0.8 מ״מ', 'Crack bridging', '0.8 mm'],
        ['ייבוש', '24 שעות', 'Drying', '24 hours'],
      ],
      standard: ['ת״י 1752', 'SI 1752'],
    },
    'wet-room-tape': {
      name: ['בד פינות', 'Corner Fleece'],
      use: ['לפינות של חדר רטוב', 'For the corners of wet rooms'],
      categories: ['wetRooms'],
      features: ['flexible'],
      picture: 'roll-tape',
      about: [
        'רוב הנזילות מתחילות בפינה. סרט ארוג שנבלע בשתי שכבות האיטום.',
        'Most leaks start in a corner. This woven tape beds into both coats of waterproofing.',
      ],
      data: [
        ['רוחב', '12 ס״מ', 'Width', '12 cm'],
        ['גליל', '50 מ׳', 'Roll', '50 m'],
      ],
    },
    'primer-black': {
      name: ['יסוד שחור', 'Black Primer'],
      use: ['לפני יריעות', 'Before sheets'],
      categories: ['roofs', 'foundations'],
      kinds: ['coatings'],
      features: ['quick'],
      picture: 'bucket-bitumen',
      about: [
        'על בסיס מים ובלי ריח. יבש כשהוא משנה את צבעו מחום לשחור.',
        'Water-based and odourless. When it turns from brown to black, it is dry.',
      ],
      data: [
        ['כיסוי', '0.25 ליטר למ״ר', 'Coverage', '0.25 l/m²'],
        ['ייבוש', '2 שעות', 'Drying', '2 hours'],
        ['אריזה', '18 ליטר', 'Packed', '18 l'],
      ],
    },
    'foundation-coat': {
      name: ['יסוד עמוק, ציפוי מרתפים', 'Deep Ground Basement Coat'],
      use: ['לקירות שנוגעים באדמה', 'For walls that touch the ground'],
      categories: ['foundations'],
      features: ['waterproof', 'strong'],
      picture: 'bucket-basement',
      about: [
        'שלושה מילימטרים של ביטומן עם גומי ממוחזר מצמיגים. עומד בעשרה מטרים של מי תהום.',
        'Three millimetres of bitumen with rubber from recycled tyres. Withstands ten metres of groundwater.',
      ],
      data: [
        ['לחץ מים', '1 בר', 'Water pressure', '1 bar'],
        ['עובי', '3 מ״מ', 'Thickness', '3 mm'],
        ['גומי ממוחזר', '18%', 'Recycled rubber', '18%'],
      ],
    },
    'drain-sheet': {
      name: ['נחיל, יריעת ניקוז', 'Runlet Drainage Sheet'],
      use: ['מגינה על קיר המרתף', 'Shields a basement wall'],
      categories: ['foundations'],
      features: ['recycledContent', 'strong'],
      picture: 'roll-drain',
      about: [
        'הבליטות משאירות לדרכם של המים שמונה מילימטרים, והאדמה אינה שורטת את האיטום.',
        'The studs give water an eight-millimetre path, and keep the soil from scratching the waterproofing.',
      ],
      data: [
        ['גובה בליטה', '8 מ״מ', 'Stud', '8 mm'],
        ['ניקוז', '4.6 ליטר לשנייה למ׳', 'Drainage', '4.6 l/s·m'],
        ['גליל', '2×20 מ׳', 'Roll', '2×20 m'],
      ],
    },
    'fleece-guard': {
      name: ['בד הגנה 300', 'Guard Fleece 300'],
      use: ['בין איטום לריצוף', 'Between waterproofing and paving'],
      categories: ['roofs', 'foundations'],
      kinds: ['sheets'],
      features: ['recycledContent'],
      picture: 'roll-fleece',
      about: [
        'בד לא ארוג מבקבוקים, 300 גרם למטר רבוע. סופג את מכות המעדר, כדי שהיריעה לא תיפגע.',
        'A fleece made from recycled bottles, 300 grams per square metre. Takes the knocks so the membrane does not have to.',
      ],
      data: [
        ['משקל', '300 גרם למ״ר', 'Weight', '300 g/m²'],
        ['חומר ממוחזר', '100%', 'Recycled', '100%'],
      ],
    },
    'joint-seal': {
      name: ['מישק 25, חומר אטימה', 'Joint 25 Sealant'],
      use: ['למישקים שזזים', 'For joints that move'],
      categories: ['joints'],
      features: ['flexible', 'outdoor', 'waterproof'],
      picture: 'cartridge-joint',
      about: [
        'נמתח ברבע מרוחבו וחוזר, עשרת אלפים פעמים. אפשר לצבוע עליו.',
        'Stretches by a quarter and springs back, ten thousand times over. Can be painted.',
      ],
      data: [
        ['תנועה', '±25%', 'Movement', '±25%'],
        ['אריזה', '600 מ״ל', 'Packed', '600 ml'],
        ['צבעים', '5', 'Colours', '5'],
      ],
      standard: ['ISO 11600 F25', 'ISO 11600 F25'],
    },
    'crack-glue': {
      name: ['סדק, שרף הזרקה', 'Crack Injection Resin'],
      use: ['לסדקים מ־0.2 מ״מ', 'For cracks from 0.2 mm'],
      categories: ['joints'],
      features: ['strong', 'quick'],
      picture: 'cartridge-glue',
      about: [
        'נוזלי כמו מים, וחזק מהבטון שמשני צדיו. מוזרק בלחץ יד.',
        'As thin as water, and stronger than the concrete on either side of the crack. Injected by hand.',
      ],
      data: [
        ['חוזק', '62 MPa', 'Strength', '62 MPa'],
        ['צמיגות', '180 mPa·s', 'Viscosity', '180 mPa·s'],
      ],
      standard: ['EN 1504-5', 'EN 1504-5'],
    },
  },
);
