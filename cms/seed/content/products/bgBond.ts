import { rich } from '../../lib/bilingual';
import { productsOf, type SeedProduct } from './SeedProduct';

/** Products of the company BG Bond: gypsum boards, profiles and fasteners. */
export const bgBond: readonly SeedProduct[] = productsOf(
  {
    company: 'bg-bond',
    safety: rich(
      'חותכים בסכין ולא במסור כשאפשר, וחובשים מסכה בשיוף. לוח שלם מרימים בשניים.',
      'Cut with a knife rather than a saw where you can, and wear a mask when sanding. Two people to lift a full board.',
    ),
    disclaimer: rich(
      'נתוני הרעש והאש נמדדו במכלול שלם, לפי פרטי ההרכבה שבקטלוג.',
      'Sound and fire figures were measured on complete assemblies, built to the details in the catalogue.',
    ),
  },
  {
    'board-white': {
      name: ['לבן 12.5, לוח גבס', 'White 12.5 Gypsum Board'],
      use: ['למחיצות ולתקרות', 'For partitions and ceilings'],
      categories: ['boards'],
      kinds: ['boardsStandard'],
      features: ['recycledContent', 'lowDust'],
      picture: 'boards-white',
      about: [
        'הלוח של רוב המחיצות. קצה משופע לאורך, נייר ממוחזר משני הצדדים, וגבס שרבעו חוזר מאתרי בנייה.',
        'The board behind most partitions. Tapered long edges, recycled paper on both faces, and gypsum that is one quarter reclaimed from building sites.',
      ],
      data: [
        ['מידות', '120×260 ס״מ', 'Size', '120×260 cm'],
        ['משקל', '8.4 ק״ג למ״ר', 'Weight', '8.4 kg/m²'],
        ['סיווג אש', 'A2', 'Fire class', 'A2'],
      ],
      standard: ['ת״י 1490', 'SI 1490'],
      related: ['stud-70', 'joint-ready', 'board-green', 'screw-tape'],
    },
    'board-green': {
      name: ['ירוק 12.5, לחדר רטוב', 'Green 12.5 Wet Room Board'],
      use: ['לחדרי רחצה ולמטבחים', 'For bathrooms and kitchens'],
      categories: ['boards'],
      kinds: ['boardsWet'],
      features: ['waterproof'],
      picture: 'boards-green',
      about: [
        'ליבה עם שעווה סופגת פחות מחמישה אחוזי מים. מתחת לאריחים, עם איטום במקלחת.',
        'A waxed core absorbs less than five per cent water. Use it under tiles; in the shower, waterproof it first.',
      ],
      data: [
        ['ספיגת מים', 'פחות מ־5%', 'Water uptake', 'below 5%'],
        ['מידות', '120×260 ס״מ', 'Size', '120×260 cm'],
        ['משקל', '9.1 ק״ג למ״ר', 'Weight', '9.1 kg/m²'],
      ],
      standard: ['ת״י 1490', 'SI 1490'],
    },
    'board-pink': {
      name: ['ורוד 15, חסין אש', 'Pink 15 Fire Board'],
      use: ['לפירים ולדרכי מילוט', 'For shafts and escape routes'],
      categories: ['boards'],
      kinds: ['boardsFire'],
      features: ['fire', 'strong'],
      picture: 'boards-pink',
      about: [
        'סיבי זכוכית מחזיקים את הליבה גם אחרי שהמים שבה התאדו. שני לוחות מכל צד עומדים באש שעתיים.',
        'Glass fibres hold the core together even after its water has boiled off. Two boards on each side resist fire for two hours.',
      ],
      data: [
        ['עמידות', '120 דקות, שני לוחות מכל צד', 'Resistance', '120 minutes, two boards a side'],
        ['עובי', '15 מ״מ', 'Thickness', '15 mm'],
        ['משקל', '12.8 ק״ג למ״ר', 'Weight', '12.8 kg/m²'],
      ],
      standard: ['ת״י 755', 'SI 755'],
    },
    'board-quiet': {
      name: ['שקט 12.5, לוח כבד', 'Quiet 12.5 Heavy Board'],
      use: ['בין דירה לדירה', 'Between one home and the next'],
      categories: ['boards'],
      kinds: ['boardsStandard'],
      features: ['sound'],
      picture: 'boards-quiet',
      about: [
        'כבד פי אחד וחצי מלוח רגיל, ולכן השכן נשמע רחוק יותר. עם צמר סלע מגיעים ל־58 דציבל.',
        'Half as heavy again as a standard board, so the neighbours sound further away. With rock wool it reaches 58 decibels.',
      ],
      data: [
        ['הפחתת רעש', 'Rw 58 dB במכלול', 'Sound reduction', 'Rw 58 dB in assembly'],
        ['משקל', '12.5 ק״ג למ״ר', 'Weight', '12.5 kg/m²'],
        ['מידות', '120×260 ס״מ', 'Size', '120×260 cm'],
      ],
    },
    'board-cement': {
      name: ['אפור 10, לוח צמנט', 'Grey 10 Cement Board'],
      use: ['לחוץ ולמקלחות', 'For outdoors and showers'],
      categories: ['boards'],
      kinds: ['boardsWet'],
      features: ['waterproof', 'outdoor', 'strong'],
      picture: 'boards-cement',
      about: [
        'אין בו גבס, ולכן אין מה שיתפורר. אפשר לרצף עליו ישר, ואפשר להשאיר אותו חשוף.',
        'No gypsum, so nothing to crumble. Tile straight onto it, or leave it bare.',
      ],
      data: [
        ['מידות', '120×240 ס״מ', 'Size', '120×240 cm'],
        ['משקל', '14 ק״ג למ״ר', 'Weight', '14 kg/m²'],
        ['סיווג אש', 'A1', 'Fire class', 'A1'],
      ],
    },
    'stud-70': {
      name: ['ניצב 70', 'Stud 70'],
      use: ['שלד למחיצה', 'The frame of a partition'],
      categories: ['profiles'],
      kinds: ['walls'],
      features: ['strong', 'recycledContent'],
      picture: 'profiles-stud',
      about: [
        'פלדה מגולוונת 0.6 מ״מ עם חריצים שהחשמלאי מחפש. נחתך במספריים, בלי גיצים.',
        '0.6 mm galvanised steel, with service holes where the electrician wants them. Cuts with snips, no sparks.',
      ],
      data: [
        ['רוחב', '70 מ״מ', 'Width', '70 mm'],
        ['אורכים', '260, 300, 400 ס״מ', 'Lengths', '260, 300, 400 cm'],
        ['עובי', '0.6 מ״מ', 'Gauge', '0.6 mm'],
      ],
    },
    'corner-bead': {
      name: ['פינה ישרה', 'Straight Corner Bead'],
      use: ['מגן על פינות', 'Guards corners'],
      categories: ['profiles'],
      kinds: ['walls'],
      features: ['strong'],
      picture: 'profiles-corner',
      about: [
        'אף עגלת ילדים עוד לא ניצחה אותה. מודבקת בשפכטל, בלי ברגים.',
        'No pushchair has beaten it yet. Bedded in joint compound, no screws needed.',
      ],
      data: [
        ['אורך', '250 ס״מ', 'Length', '250 cm'],
        ['כנף', '32 מ״מ', 'Wing', '32 mm'],
      ],
    },
    'ceiling-quiet': {
      name: ['תקרה נושמת, פרופיל מחורר', 'Breathing Ceiling Profile'],
      use: ['לתקרות של כיתות ומשרדים', 'For ceilings of classrooms and offices'],
      categories: ['profiles'],
      kinds: ['ceilings'],
      features: ['sound', 'recycledContent'],
      picture: 'profiles-ceiling',
      about: [
        'החירור בולע הד בתדרים של קול אדם. כיתה של ארבעים מ״ר נעשית שקטה פי שניים.',
        'The perforations absorb echo at the frequencies of the human voice. A forty-square-metre classroom becomes twice as quiet.',
      ],
      data: [
        ['בליעה', 'NRC 0.7', 'Absorption', 'NRC 0.7'],
        ['אורך', '300 ס״מ', 'Length', '300 cm'],
      ],
    },
    'joint-ready': {
      name: ['מישק, מרק מוכן', 'Seam Ready Compound'],
      use: ['למישקים בין לוחות', 'For the joints of boards'],
      categories: ['jointing'],
      features: ['lowDust', 'quick'],
      picture: 'bucket-joint',
      about: [
        'שתי שכבות ביום, ושיוף שהאבק שלו כבד ונופל לרצפה במקום לרחף.',
        'Two coats in one day. The sanding dust is heavy: it drops to the floor instead of hanging in the air.',
      ],
      data: [
        ['ייבוש', '6 שעות לשכבה', 'Drying', '6 hours a coat'],
        ['כיסוי', '0.4 ק״ג למ״ר לוח', 'Coverage', '0.4 kg/m² of board'],
        ['אריזה', '25 ק״ג', 'Packed', '25 kg'],
      ],
      standard: ['EN 13963', 'EN 13963'],
    },
    'screw-tape': {
      name: ['אבקת מישקים 45', 'Joint Powder 45'],
      use: ['למישק ראשון, מתקשה ב־45 דקות', 'First coat, sets in 45 minutes'],
      categories: ['jointing'],
      features: ['quick', 'strong'],
      picture: 'bag-gypsum',
      about: [
        'אבקת גבס שמתקשה ולא רק מתייבשת: אפשר לעבוד גם בחורף, בבניין בלי חלונות.',
        'A gypsum powder that sets rather than just dries, so it works in winter too, before the windows are in.',
      ],
      made: ['גבס אלפא, אבן גיר ומעכב התקשות.', 'Alpha gypsum, limestone and a retarder.'],
      data: [
        ['התקשות', '45 דקות', 'Setting', '45 minutes'],
        ['אריזה', '10 ק״ג', 'Packed', '10 kg'],
      ],
    },
  },
);
