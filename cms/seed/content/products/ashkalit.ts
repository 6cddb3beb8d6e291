import { rich } from '../../lib/bilingual';
import { productsOf, type SeedProduct } from './SeedProduct';

/** Products of the company Ashkalit: plasters, adhesives and finishes. */
export const ashkalit: readonly SeedProduct[] = productsOf(
  {
    company: 'ashkalit',
    safety: rich(
      'התערובת בסיסית. עובדים בכפפות ובמשקפי מגן, ושוטפים במים מיד אם נגעה בעור.',
      'The mix is alkaline. Wear gloves and goggles. If it touches your skin, rinse with water at once.',
    ),
    disclaimer: rich(
      'הכמויות להערכה, ותלויות במצב הקיר. בדקו על שטח קטן לפני שמתחילים.',
      'Quantities are estimates and depend on the wall. Test a small area first.',
    ),
  },
  {
    'plaster-soft': {
      name: ['רך 10, טיח פנים', 'Soft 10 Inside Plaster'],
      use: ['לקירות בלוקים, בשכבה אחת', 'For block walls, in one coat'],
      categories: ['plasters'],
      kinds: ['plasterInside'],
      features: ['lowDust', 'machine'],
      picture: 'bag-plaster-inside',
      about: [
        'טיח פנים בשכבה אחת של עשרה מילימטרים. נשאר עביד שעתיים, ולכן אפשר ליישר קיר שלם בלי למהר.',
        'Interior plaster in a single ten-millimetre coat. It stays workable for two hours, so you can level a whole wall without rushing.',
      ],
      made: [
        'צמנט, סיד, חול גיר ותוספים לאחיזת מים.',
        'Cement, lime, limestone sand and water-retaining additives.',
      ],
      how: [
        '- מרטיבים את הקיר ומחכים עשר דקות\n- מערבבים 5 ליטר מים לשק\n- מורחים, מיישרים בסרגל ומחליקים כשהברק נעלם',
        '- Wet the wall and wait ten minutes\n- Mix each bag with 5 litres of water\n- Apply, level with a straightedge, and smooth once the surface turns matt',
      ],
      good: [
        'סדקי התכווצות נדירים, וניקוי הכלים במים בלבד.',
        'Shrinkage cracks are rare, and tools wash clean with plain water.',
      ],
      advantages: [
        '- שכבה אחת במקום שתיים: חוסכת יום עבודה לדירה\n- נשאר עביד שעתיים, גם באוגוסט\n- כמעט בלי אבק בפתיחת השק',
        '- One coat instead of two: saves a day of work per apartment\n- Workable for two hours, even in August\n- Hardly any dust when you open the bag',
      ],
      details: [
        [
          ['אחסון ואורך חיים', 'Storage and shelf life'],
          [
            'בשק סגור, על משטח ובמקום יבש: שנה מיום הייצור. התאריך מוטבע בצד השק.',
            'Keep the bag sealed, on a pallet and in a dry place: good for one year from production. The date is printed on the side.',
          ],
        ],
        [
          ['כמה צריך לדירה', 'How much you need per apartment'],
          [
            'לדירה של ארבעה חדרים, כ־260 מ״ר קירות, דרושים כ־125 שקים. מהנדס היישום מחשב לפי התוכנית, בלי תשלום.',
            'A four-room apartment has about 260 m² of wall and takes around 125 bags. Send us the plan and our application engineer will work it out, free of charge.',
          ],
        ],
      ],
      banner: 'works-plaster',
      data: [
        ['כיסוי', '12 ק״ג למ״ר בעובי 10 מ״מ', 'Coverage', '12 kg/m² at 10 mm'],
        ['זמן עבודה', '120 דקות', 'Working time', '120 minutes'],
        ['משקל שק', '25 ק״ג', 'Bag', '25 kg'],
      ],
      standard: ['ת״י 1920', 'SI 1920'],
      related: ['primer-grip', 'coat-silk', 'mesh-orange', 'plaster-machine'],
    },
    'plaster-machine': {
      name: ['רהט, טיח למכונה', 'Swift Machine Plaster'],
      use: ['לשטחים גדולים, בהתזה', 'For large areas, sprayed'],
      categories: ['plasters'],
      kinds: ['plasterInside'],
      features: ['machine', 'quick'],
      picture: 'bag-plaster-machine',
      about: [
        'תערובת שזורמת בצינור של ארבעים מטרים בלי להיפרד. צוות של שלושה מטייח בה 120 מ״ר ביום.',
        'Pumps through forty metres of hose without separating. A team of three can plaster 120 m² a day.',
      ],
      how: [
        '- לחץ עבודה: 12–15 בר\n- מיישרים אחרי 20 דקות, מחליקים אחרי שעה',
        '- Pressure: 12–15 bar\n- Level after 20 minutes, smooth after an hour',
      ],
      data: [
        ['כיסוי', '11 ק״ג למ״ר בעובי 10 מ״מ', 'Coverage', '11 kg/m² at 10 mm'],
        ['קצב', 'עד 120 מ״ר ביום', 'Rate', 'up to 120 m² a day'],
        ['אריזה', 'שק 25 ק״ג או סילו', 'Packed', '25 kg bag or silo'],
      ],
      standard: ['ת״י 1920', 'SI 1920'],
    },
    'render-shield': {
      name: ['מגן 20, טיח חוץ', 'Shield 20 Outside Render'],
      use: ['לחזיתות, דוחה מים', 'For façades, sheds water'],
      categories: ['plasters'],
      kinds: ['plasterOutside'],
      features: ['outdoor', 'waterproof'],
      picture: 'bag-plaster-outside',
      about: [
        'טיח חוץ שדוחה את המים ונותן לקיר לנשום. עבר מאתיים מחזורים של שמש וגשם במעבדה בלי להיסדק.',
        'An exterior render that sheds water and lets the wall breathe. In the lab it came through two hundred cycles of sun and rain without a crack.',
      ],
      made: [
        'צמנט לבן, חול סיליקה, סיבי פוליפרופילן ותוסף דוחה מים.',
        'White cement, silica sand, polypropylene fibres and a water repellent.',
      ],
      how: [
        '- שכבת הרבצה ביום הראשון\n- שתי שכבות של סנטימטר, ביניהן יום\n- אשפרה במים שלושה ימים',
        '- Spatter coat on day one\n- Two coats of one centimetre, a day apart\n- Keep damp for three days',
      ],
      data: [
        ['כיסוי', '30 ק״ג למ״ר בעובי 20 מ״מ', 'Coverage', '30 kg/m² at 20 mm'],
        ['ספיגת מים', 'W2', 'Water absorption', 'W2'],
        ['חוזק', 'CS III', 'Strength', 'CS III'],
      ],
      standard: ['ת״י 1920 חלק 2', 'SI 1920 part 2'],
    },
    'render-stone-dust': {
      name: ['אבק אבן, טיח גמר', 'Stone Dust Finishing Render'],
      use: ['גמר מחוספס בגוון אבן', 'A rough finish, the colour of stone'],
      categories: ['plasters', 'finishes'],
      kinds: ['plasterOutside', 'coats'],
      features: ['outdoor', 'recycledContent'],
      picture: 'bag-stone',
      about: [
        'האבק שנשאר מניסור האבן חוזר אל הקיר. ארבעה גוונים, כולם של המחצבות שלנו, ואף פיגמנט.',
        'The dust from our stone saws goes back onto the wall. Four shades, all from our own quarries, and no pigment.',
      ],
      data: [
        ['תכולת חומר ממוחזר', '46%', 'Recycled content', '46%'],
        ['כיסוי', '4 ק״ג למ״ר', 'Coverage', '4 kg/m²'],
        ['גוונים', '4', 'Shades', '4'],
      ],
    },
    'plaster-warm': {
      name: ['חום וקור, טיח מבודד', 'Warm Wall Insulating Plaster'],
      use: ['לקירות שמתחממים אחר הצהריים', 'For walls that heat up in the afternoon'],
      categories: ['plasters'],
      kinds: ['plasterThermal'],
      features: ['thermal', 'outdoor'],
      picture: 'bag-plaster-thermal',
      about: [
        'טיח קל עם גרגרי פרלייט. שלושה סנטימטרים ממנו שווים לעשרים סנטימטרים של בטון.',
        'A lightweight plaster with perlite. Three centimetres insulate as well as twenty of concrete.',
      ],
      data: [
        ['מוליכות חום', '0.07 W/mK', 'Conductivity', '0.07 W/mK'],
        ['עובי', '30–60 מ״מ', 'Thickness', '30–60 mm'],
        ['משקל שק', '15 ק״ג', 'Bag', '15 kg'],
      ],
      standard: ['ת״י 1045', 'SI 1045'],
    },
    'adhesive-daily': {
      name: ['דביק C1, לאריחים', 'Daily C1 Tile Adhesive'],
      use: ['לקרמיקה בבית', 'For ceramics at home'],
      categories: ['tiling'],
      kinds: ['adhesives'],
      features: ['lowDust'],
      picture: 'bag-adhesive',
      about: [
        'הדבק של רוב הבתים: לקרמיקה ולגרניט קטן, על טיח ועל בטון. כמעט אינו מעלה אבק בפתיחת השק.',
        'The adhesive found in most homes: for ceramic and small porcelain tiles, on plaster and concrete. Hardly any dust when you open the bag.',
      ],
      how: [
        '- 6 ליטר מים לשק\n- מרית משוננת של 8 מ״מ\n- דורכים אחרי 24 שעות',
        '- 6 litres of water per bag\n- 8 mm notched trowel\n- Walk on it after 24 hours',
      ],
      data: [
        ['סיווג', 'C1 T', 'Class', 'C1 T'],
        ['זמן פתוח', '20 דקות', 'Open time', '20 minutes'],
        ['כיסוי', '4 ק״ג למ״ר', 'Coverage', '4 kg/m²'],
      ],
      standard: ['ת״י 4004', 'SI 4004'],
    },
    'adhesive-wide': {
      name: ['רחב C2, לאריחים גדולים', 'Wide C2 Large Tile Adhesive'],
      use: ['לאריחים מעל 60×60, גם בחוץ', 'For tiles above 60×60, outdoors too'],
      categories: ['tiling'],
      kinds: ['adhesives'],
      features: ['flexible', 'outdoor', 'strong'],
      picture: 'bag-adhesive-large',
      about: [
        'גמיש דיו כדי ללכת עם אריח של מטר ועשרים כשהשמש מחממת אותו. מתאים למרפסות ולחימום תת־רצפתי.',
        'Flexible enough to move with a 1.2-metre tile as the sun heats it. Suitable for balconies and underfloor heating.',
      ],
      data: [
        ['סיווג', 'C2 TE S1', 'Class', 'C2 TE S1'],
        ['זמן פתוח', '30 דקות', 'Open time', '30 minutes'],
        ['חוזק הדבקה', '1.6 MPa', 'Adhesion', '1.6 MPa'],
      ],
      standard: ['ת״י 4004', 'SI 4004'],
    },
    'adhesive-stone': {
      name: ['אחיזה, דבק לאבן', 'Hold Stone Adhesive'],
      use: ['לחיפוי אבן בחזית', 'For stone cladding on façades'],
      categories: ['tiling'],
      kinds: ['stoneAdhesives'],
      features: ['strong', 'outdoor'],
      picture: 'bag-adhesive-stone',
      about: [
        'לבן, כדי שלא יכתים אבן בהירה. נושא לוח של ארבעים קילוגרם בלי תמיכה, ותמיד בתוספת עיגון מכני.',
        'White, so it will not stain pale stone. Holds a forty-kilogram slab without props while it sets. Always use it together with mechanical anchors.',
      ],
      data: [
        ['סיווג', 'C2 FE S2', 'Class', 'C2 FE S2'],
        ['משקל לוח מרבי', '40 ק״ג', 'Heaviest slab', '40 kg'],
        ['צבע', 'לבן', 'Colour', 'white'],
      ],
      standard: ['ת״י 2378', 'SI 2378'],
    },
    'grout-line': {
      name: ['קו, רובה דקה', 'Line Fine Grout'],
      use: ['למישקים של 1 עד 6 מ״מ', 'For joints of 1 to 6 mm'],
      categories: ['tiling'],
      kinds: ['grouts'],
      features: ['waterproof', 'flexible'],
      picture: 'bag-grout',
      about: [
        'שישה־עשר גוונים שנשארים כפי שנבחרו. הגרגר דק, ולכן המישק חלק וקל לניקוי.',
        'Sixteen shades that keep their colour. The fine grain makes a smooth joint that is easy to clean.',
      ],
      data: [
        ['רוחב מישק', '1–6 מ״מ', 'Joint', '1–6 mm'],
        ['גוונים', '16', 'Shades', '16'],
        ['אריזה', '5 ק״ג', 'Packed', '5 kg'],
      ],
    },
    'coat-silk': {
      name: ['משי, שליכט מוכן', 'Silk Ready-made Coat'],
      use: ['לקיר חלק לפני צבע', 'For a smooth wall before paint'],
      categories: ['finishes'],
      kinds: ['coats'],
      features: ['lowDust', 'quick'],
      picture: 'bucket-finish',
      about: [
        'פותחים ומורחים. מתייבש בארבע שעות, ומשויף בנייר 180 כמעט בלי אבק.',
        'Open the bucket and spread. Dry in four hours; sands with 180-grit paper and hardly any dust.',
      ],
      data: [
        ['ייבוש', '4 שעות', 'Drying', '4 hours'],
        ['כיסוי', '1.1 ק״ג למ״ר', 'Coverage', '1.1 kg/m²'],
        ['אריזה', '20 ק״ג', 'Packed', '20 kg'],
      ],
    },
    'primer-grip': {
      name: ['חיבור, יסוד מקשר', 'Grip Primer'],
      use: ['לפני טיח על בטון חלק', 'Before plaster on smooth concrete'],
      categories: ['finishes'],
      kinds: ['primers'],
      features: ['quick', 'outdoor'],
      picture: 'bucket-primer',
      about: [
        'גרגרי קוורץ בשרף הופכים בטון חלק לקיר שטיח נאחז בו. מתייבש בשעה ונשאר פתוח לטיח שלושה ימים.',
        'Quartz grains in resin give smooth concrete the grip that plaster needs. Dry in an hour; plaster any time in the next three days.',
      ],
      data: [
        ['ייבוש', '60 דקות', 'Drying', '60 minutes'],
        ['כיסוי', '0.3 ליטר למ״ר', 'Coverage', '0.3 l/m²'],
        ['אריזה', '18 ליטר', 'Packed', '18 l'],
      ],
    },
    'repair-bone': {
      name: ['עצם, לתיקון בטון', 'Bone Concrete Repair'],
      use: ['לעמודים ולתקרות שנחשף בהם הברזל', 'For columns and ceilings with exposed steel'],
      categories: ['repair'],
      features: ['strong', 'quick'],
      picture: 'bag-plaster-repair',
      about: [
        'תערובת עם סיבים ועם חומר שמגן על הזיון. אפשר למלא בה חמישה סנטימטרים בתקרה בלי תבנית.',
        'A fibre-reinforced mix that also protects the steel. Fills up to five centimetres overhead with no formwork.',
      ],
      how: [
        '- מנקים את הברזל עד למתכת\n- מרטיבים וממלאים בשכבות של 25 מ״מ\n- מכסים יום אחד',
        '- Clean the steel back to bare metal\n- Wet the surface and fill in 25 mm layers\n- Keep covered for one day',
      ],
      data: [
        ['חוזק אחרי יום', '18 MPa', 'One-day strength', '18 MPa'],
        ['חוזק ב־28 יום', '48 MPa', 'Strength at 28 days', '48 MPa'],
        ['סיווג', 'R4', 'Class', 'R4'],
      ],
      standard: ['EN 1504-3', 'EN 1504-3'],
    },
    'screed-level': {
      name: ['פלס, ליישור רצפות', 'Level Floor Mix'],
      use: ['ליישור לפני פרקט', 'Levels a floor before parquet'],
      categories: ['floors'],
      features: ['quick', 'machine'],
      picture: 'bag-screed',
      about: [
        'נשפך, מתיישר לבד ונושא הליכה אחרי שלוש שעות. סטייה של שני מילימטרים לשני מטרים.',
        'Pour it, and it levels itself. Walk on it after three hours. Flat to two millimetres over two metres.',
      ],
      data: [
        ['עובי', '3–20 מ״מ', 'Thickness', '3–20 mm'],
        ['הליכה', 'אחרי 3 שעות', 'Walk on it', 'after 3 hours'],
        ['משקל שק', '25 ק״ג', 'Bag', '25 kg'],
      ],
    },
    'mesh-orange': {
      name: ['רשת כתומה 160', 'Orange Mesh 160'],
      use: ['מונעת סדקים בטיח', 'Keeps plaster from cracking'],
      categories: ['reinforcement'],
      features: ['strong'],
      picture: 'roll-mesh',
      about: [
        'סיבי זכוכית בציפוי עמיד באלקלי, 160 גרם למטר רבוע. מניחים אותה במפגש של בלוק ובטון, ששם מתחיל כל סדק.',
        'Alkali-resistant glass fibre, 160 grams per square metre. Lay it where block meets concrete: that is where every crack begins.',
      ],
      data: [
        ['משקל', '160 גרם למ״ר', 'Weight', '160 g/m²'],
        ['גליל', '1×50 מ׳', 'Roll', '1×50 m'],
        ['עין', '5×5 מ״מ', 'Mesh', '5×5 mm'],
      ],
    },
  },
);
