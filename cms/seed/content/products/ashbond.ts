import { rich } from '../../lib/bilingual';
import { productsOf, type SeedProduct } from './SeedProduct';

/** Products of the company Ashbond: blocks, lintels and paving. */
export const ashbond: readonly SeedProduct[] = productsOf(
  {
    company: 'ashbond',
    safety: rich(
      'מרימים עם הברכיים. בחיתוך: משקפיים, מסכה ומים על הלהב.',
      'Lift with your knees. When cutting, wear goggles and a mask, and keep the blade wet.',
    ),
    disclaimer: rich(
      'המידות נומינליות; הסטיות המותרות בתקן. הקונסטרוקטור קובע את סוג הבלוק.',
      'Sizes are nominal; tolerances follow the standard. The structural engineer specifies the block.',
    ),
  },
  {
    'light-10': {
      name: ['קליל 10', 'Feather 10'],
      use: ['למחיצות פנים', 'For inner partitions'],
      categories: ['lightBlocks'],
      kinds: ['partition'],
      features: ['thermal', 'fire'],
      picture: 'block-light',
      about: [
        'בלוק מאושפר בקיטור שאפשר לנסר ביד. אדם אחד בונה בו עשרים מ״ר ביום ונשאר עם גב ישר.',
        'A steam-cured block you can cut with a hand saw. One person lays twenty square metres a day and still goes home with a straight back.',
      ],
      data: [
        ['מידות', '10×25×60 ס״מ', 'Size', '10×25×60 cm'],
        ['משקל', '8.5 ק״ג', 'Weight', '8.5 kg'],
        ['עמידות אש', '90 דקות', 'Fire', '90 minutes'],
      ],
      standard: ['ת״י 268', 'SI 268'],
      related: ['block-glue', 'lintel-light', 'light-22', 'light-30'],
    },
    'light-22': {
      name: ['קליל 22', 'Feather 22'],
      use: ['לקירות חוץ של בית', 'For the outer walls of a house'],
      categories: ['lightBlocks'],
      kinds: ['bearing'],
      features: ['thermal'],
      picture: 'block-light-wall',
      about: [
        'קיר אחד שמבודד ונושא עד שתי קומות. הפרשי החום בין הבוקר לצהריים מורגשים פחות בבית.',
        'A single wall that insulates and carries up to two floors. Indoors you hardly notice that morning has turned to noon.',
      ],
      data: [
        ['מידות', '22×25×60 ס״מ', 'Size', '22×25×60 cm'],
        ['מוליכות', '0.12 W/mK', 'Conductivity', '0.12 W/mK'],
        ['חוזק', '3.5 MPa', 'Strength', '3.5 MPa'],
      ],
      standard: ['ת״י 268', 'SI 268'],
    },
    'light-30': {
      name: ['קליל 30', 'Feather 30'],
      use: ['לקירות דרומיים ומערביים', 'For southern and western walls'],
      categories: ['lightBlocks'],
      kinds: ['bearing'],
      features: ['thermal', 'sound'],
      picture: 'block-light-thick',
      about: [
        'עבה דיו כדי לעמוד בתקן הבנייה הירוקה בלי שכבת בידוד נוספת.',
        'Thick enough to meet the green building standard with no extra insulation.',
      ],
      data: [
        ['מידות', '30×25×60 ס״מ', 'Size', '30×25×60 cm'],
        ['מוליכות', '0.10 W/mK', 'Conductivity', '0.10 W/mK'],
        ['משקל', '22 ק״ג', 'Weight', '22 kg'],
      ],
      standard: ['ת״י 1045', 'SI 1045'],
    },
    'lintel-light': {
      name: ['משקוף קל', 'Light Lintel'],
      use: ['מעל דלתות וחלונות', 'Over doors and windows'],
      categories: ['lightBlocks'],
      kinds: ['partition'],
      features: ['strong'],
      picture: 'block-lintel',
      about: [
        'מזוין ומוכן. מניחים, ומעליו ממשיכים לבנות באותו יום.',
        'Reinforced and ready to use. Set it in place and build on above it the same day.',
      ],
      data: [
        ['אורכים', '120, 150, 200 ס״מ', 'Lengths', '120, 150, 200 cm'],
        ['מפתח מרבי', '170 ס״מ', 'Widest opening', '170 cm'],
      ],
    },
    'block-20-4': {
      name: ['איתן 20, ארבעה חורים', 'Steady 20, Four Cells'],
      use: ['לקירות מרתף וגדר', 'For basements and fences'],
      categories: ['concreteBlocks'],
      features: ['strong', 'outdoor'],
      picture: 'block-concrete',
      about: [
        'בלוק בטון עם ארבעה חללים שאפשר ליצוק ולזיין. נוצק עם שליש אגרגט ממוחזר.',
        'A concrete block with four cells for reinforcement and concrete. One third of the aggregate is recycled.',
      ],
      data: [
        ['מידות', '20×20×40 ס״מ', 'Size', '20×20×40 cm'],
        ['חוזק', '7.5 MPa', 'Strength', '7.5 MPa'],
        ['משקל', '17 ק״ג', 'Weight', '17 kg'],
      ],
      standard: ['ת״י 5 חלק 1', 'SI 5 part 1'],
    },
    'block-pumice': {
      name: ['חלוק, בלוק פומיס', 'Pebble Pumice Block'],
      use: ['לקירות שחוסמים רעש', 'For walls that block noise'],
      categories: ['concreteBlocks'],
      features: ['sound', 'recycledContent', 'lowCarbon'],
      picture: 'block-pumice',
      about: [
        'בלוק מאבן געשית במקום מחצץ: קל ברבע, ובולע את רעש הכביש במקום להחזיר אותו.',
        'Volcanic stone instead of gravel: a quarter lighter, and it absorbs road noise instead of bouncing it back.',
      ],
      data: [
        ['מידות', '22×20×40 ס״מ', 'Size', '22×20×40 cm'],
        ['משקל', '13 ק״ג', 'Weight', '13 kg'],
        ['הפחתת רעש', 'Rw 51 dB', 'Sound reduction', 'Rw 51 dB'],
      ],
    },
    'paving-town': {
      name: ['עיר, אבן ריצוף', 'Town Paving Stone'],
      use: ['למדרכות ולכיכרות', 'For pavements and squares'],
      categories: ['paving'],
      features: ['outdoor', 'strong'],
      picture: 'paving-grey',
      about: [
        'שכבת פנים דקה מאבן כתושה שמקבלת את הגוון שלה מהזמן. נושאת משאית אשפה בפינת הרחוב.',
        'A thin facing of crushed stone that mellows with age. Strong enough for the refuse lorry turning at the corner.',
      ],
      data: [
        ['מידות', '20×10×7 ס״מ', 'Size', '20×10×7 cm'],
        ['החלקה', 'R12', 'Slip', 'R12'],
        ['משקל', '155 ק״ג למ״ר', 'Weight', '155 kg/m²'],
      ],
      standard: ['ת״י 8', 'SI 8'],
    },
    'paving-rain': {
      name: ['גשם, אבן מחלחלת', 'Rain Permeable Stone'],
      use: ['לחניות שסופגות את גשמי החורף', 'For car parks that soak up winter rain'],
      categories: ['paving'],
      features: ['outdoor', 'recycledContent'],
      picture: 'paving-terracotta',
      about: [
        'המישק הרחב מעביר 540 ליטר לשעה למטר רבוע. החניה לא מוצפת, והמים חוזרים לקרקע.',
        'The wide joints drain 540 litres per square metre every hour. The car park stays dry, and the water goes back into the ground.',
      ],
      data: [
        ['חלחול', '540 ליטר לשעה למ״ר', 'Infiltration', '540 l/h·m²'],
        ['מידות', '20×20×8 ס״מ', 'Size', '20×20×8 cm'],
      ],
    },
    'block-glue': {
      name: ['דק, דבק לבלוקים', 'Thin Block Mortar'],
      use: ['למישק של שני מילימטרים', 'For joints of two millimetres'],
      categories: ['blockMortar'],
      features: ['quick', 'strong'],
      picture: 'bag-block',
      about: [
        'שק אחד במקום ארבעה של טיט. המישק דק, ולכן הקיר ישר והבידוד אינו נקטע.',
        'One bag does the work of four bags of mortar. Thin joints keep the wall straight and the insulation unbroken.',
      ],
      data: [
        ['מישק', '2–3 מ״מ', 'Joint', '2–3 mm'],
        ['כיסוי', '3 ק״ג למ״ר קיר', 'Coverage', '3 kg/m² of wall'],
        ['משקל שק', '25 ק״ג', 'Bag', '25 kg'],
      ],
      standard: ['EN 998-2', 'EN 998-2'],
    },
    'block-glue-winter': {
      name: ['דק חורף', 'Thin Winter Mortar'],
      use: ['לבנייה מתחת ל־5 מעלות', 'For building below 5 degrees'],
      categories: ['blockMortar'],
      features: ['quick', 'outdoor'],
      picture: 'bag-block-winter',
      about: [
        'מתקשה גם בליל ינואר בירושלים. אין צורך לכסות את הקיר.',
        'It sets even on a January night in Jerusalem. No need to cover the wall.',
      ],
      data: [
        ['טמפרטורה', 'עד 0°', 'Temperature', 'down to 0°'],
        ['משקל שק', '25 ק״ג', 'Bag', '25 kg'],
      ],
    },
  },
);
