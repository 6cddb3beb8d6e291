import { text, type Text } from '../../lib/bilingual';
import type { CategoryKey, DestinationKey } from './lists';

/**
 * A document that every building has. The placeholders `{floors}`, `{homes}` and `{year}` are replaced with the
 * building's values.
 */
export interface SeedDocument {
  key: string;
  name: Text;
  destination: DestinationKey;
  categories: readonly CategoryKey[];
  text: Text;
}

const document = (
  key: string,
  destination: DestinationKey,
  categories: readonly CategoryKey[],
  name: Text,
  body: Text,
): SeedDocument => ({ key, destination, categories, name, text: body });

export const deliveryDocuments: readonly SeedDocument[] = [
  document(
    'home-plan',
    'home',
    ['plans'],
    text('תוכנית הדירה', 'Apartment plan'),
    text(
      'התוכנית מראה את הקירות, הפתחים והמידות כפי שנבנו. קירות נושאים מסומנים בקו עבה: אין לקדוח בהם יותר מ־4 ס״מ ואין לפתוח בהם פתח. סטיות של עד 2% מן המידות מותרות לפי התקן.',
      'The plan shows walls, openings and dimensions as built. Load-bearing walls are drawn with a thick line: do not drill more than 4 cm into them or cut openings in them. The standard allows deviations of up to 2%.',
    ),
  ),
  document(
    'electricity-plan',
    'home',
    ['plans'],
    text('תוכנית חשמל', 'Electrical plan'),
    text(
      'לוח הדירה נמצא ליד הכניסה ובו 18 מעגלים. מפסק הפחת נבדק בלחיצה אחת לחודש. נקודות תאורה, שקעים ותקשורת מסומנים לפי חדר, עם מספר המעגל של כל אחד.',
      'The consumer unit is by the front door and has 18 circuits. Press the test button of the residual current device once a month. Lights, sockets and data points are marked room by room with their circuit numbers.',
    ),
  ),
  document(
    'water-plan',
    'home',
    ['plans'],
    text('תוכנית מים וביוב', 'Water and drainage plan'),
    text(
      'הברז הראשי של הדירה נמצא בארון שבלובי הקומתי, ובדירה עצמה יש ברז לכל חדר רטוב. הקווים עוברים ברצפה, במרחק 15 ס״מ לפחות מן הקירות.',
      'The main stopcock is in the cabinet on the landing, and every wet room has its own shut-off valve. Pipes run under the floor, at least 15 cm from the walls.',
    ),
  ),
  document(
    'windows',
    'home',
    ['warranties', 'manuals'],
    text('חלונות ותריסים', 'Windows and shutters'),
    text(
      'אחריות לשבע שנים לפרופילים ולזיגוג, ולשנתיים למנועי התריסים. יש לנקות את המסילות פעמיים בשנה במברשת רכה ולשמן את הצירים בשמן סיליקון בלבד.',
      'Frames and glazing carry a seven-year warranty, shutter motors two years. Clean the tracks twice a year with a soft brush, and use only silicone oil on the hinges.',
    ),
  ),
  document(
    'air-conditioning',
    'home',
    ['manuals'],
    text('מיזוג אוויר', 'Air conditioning'),
    text(
      'המסננים נשטפים כל חודשיים במים פושרים. מומלץ לכוון את המערכת ל־24 מעלות בקיץ ול־20 בחורף. אין לכסות את פתחי האוויר החוזר שבתקרת המסדרון.',
      'Rinse the filters in lukewarm water every two months. We recommend setting the system to 24 degrees in summer and 20 in winter. Do not cover the return-air grilles in the corridor ceiling.',
    ),
  ),
  document(
    'kitchen',
    'home',
    ['warranties'],
    text('תעודת אחריות למטבח', 'Kitchen warranty'),
    text(
      'אחריות לחמש שנים לגופי הארונות ולמנגנונים, ולשנה למשטח. האחריות אינה חלה על פגיעת חום ישירה או על ניקוי בחומרים שורטים.',
      'Cabinets and fittings carry a five-year warranty, the worktop one year. Damage from direct heat or abrasive cleaners is not covered.',
    ),
  ),
  document(
    'water-heater',
    'home',
    ['manuals', 'warranties'],
    text('דוד השמש', 'The solar water heater'),
    text(
      'הדוד מחובר לקולטים שעל הגג. בימים מעוננים מספיקה שעה של חימום חשמלי. אחריות לשמונה שנים לדוד ולחמש לקולט, בתנאי שהאנודה מוחלפת אחת לשלוש שנים.',
      'The tank is connected to the solar collectors on the roof. On a cloudy day one hour of electric heating is enough. The tank carries an eight-year warranty and the collector five years, provided the anode is replaced every three years.',
    ),
  ),
  document(
    'handbook',
    'home',
    ['manuals'],
    text('מדריך לדייר', "The resident's handbook"),
    text(
      'כל מה שכדאי לדעת בשנה הראשונה: איך מאווררים דירה חדשה, מתי נערכת בדיקת שנת הבדק, ולמי פונים בכל תקלה. מוקד השירות עונה בימים א׳–ה׳ בין 8:00 ל־18:00.',
      'Everything you need to know in the first year: how to air a new home, when the one-year inspection takes place, and who to call when something breaks. The service centre is open Sunday to Thursday, 8:00–18:00.',
    ),
  ),
  document(
    'delivery-protocol',
    'home',
    ['protocols'],
    text('פרוטוקול מסירה', 'Handover protocol'),
    text(
      'הדירה נבדקה יחד עם הדיירים בשנת {year}. קריאת מוני המים והחשמל נרשמה, 3 מפתחות ו־2 שלטים נמסרו, והליקויים שנמצאו יתוקנו בתוך 30 יום.',
      'The apartment was inspected together with its residents in {year}. The water and electricity meters were read, and 3 keys and 2 remote controls were handed over. Any defects found will be repaired within 30 days.',
    ),
  ),
  document(
    'floor-plan',
    'shared',
    ['plans'],
    text('תוכנית קומה טיפוסית', 'Typical floor plan'),
    text(
      'בבניין {floors} קומות ו־{homes} דירות. התוכנית מראה את חדר המדרגות המוגן, את פירי המעליות ואת ארונות הכיבוי של כל קומה.',
      'The building has {floors} floors and {homes} apartments. The plan shows the protected stairwell, the lift shafts and the fire-hose cabinets on each floor.',
    ),
  ),
  document(
    'lift',
    'shared',
    ['certificates'],
    text('תעודת בדיקה למעלית', 'Lift inspection certificate'),
    text(
      'המעלית נבדקה בידי בודק מוסמך ונמצאה תקינה. העומס המרבי 630 ק״ג או 8 אנשים. הבדיקה הבאה בתוך שישה חודשים.',
      'The lift was examined by a certified inspector and found to be in good order. Maximum load: 630 kg or 8 people. The next inspection is due within six months.',
    ),
  ),
  document(
    'fire-safety',
    'shared',
    ['certificates'],
    text('אישור בטיחות אש', 'Fire safety approval'),
    text(
      'המתזים, הגלאים ומשאבת הכיבוי נבדקו בכל {floors} הקומות. דלתות האש נסגרות מאליהן: אין להשאיר אותן פתוחות.',
      'Sprinklers, detectors and the fire pump were tested on all {floors} floors. Fire doors close automatically: never prop them open.',
    ),
  ),
  document(
    'generator',
    'shared',
    ['manuals'],
    text('הגנרטור: הפעלה ובדיקה', 'Generator: operation and testing'),
    text(
      'הגנרטור נכנס לפעולה בתוך 15 שניות מהפסקת החשמל ומזין את המעליות, המשאבות ותאורת החירום. הפעלת ניסיון: אחת לחודש, 10 דקות.',
      'The generator starts within 15 seconds of a power cut and supplies the lifts, the pumps and the emergency lighting. Test run: 10 minutes, once a month.',
    ),
  ),
  document(
    'roof',
    'shared',
    ['warranties'],
    text('אחריות לאיטום הגג', 'Roof waterproofing warranty'),
    text(
      'האיטום נבדק בהצפה במשך 72 שעות. אחריות לעשר שנים, בתנאי שאין קודחים בגג ושהמרזבים מנוקים לפני כל חורף.',
      'The waterproofing passed a 72-hour flood test. It carries a ten-year warranty, provided no one drills into the roof and the gutters are cleaned before each winter.',
    ),
  ),
  document(
    'garden',
    'shared',
    ['plans', 'manuals'],
    text('הגינה וההשקיה', 'Garden and irrigation'),
    text(
      'ארבעה קווי טפטוף, כל אחד עם ברז משלו. בקיץ משקים בלילה, שלוש פעמים בשבוע. הצמחים נבחרו כך שיסתפקו ב־350 ליטר למ״ר בשנה.',
      'Four drip lines, each with its own valve. In summer they run at night, three times a week. The plants were chosen to thrive on 350 litres per m² a year.',
    ),
  ),
  document(
    'parking-plan',
    'parking',
    ['plans'],
    text('תוכנית החניון', 'Car park plan'),
    text(
      'כל מקומות החניה ממוספרים, ובהם 4 מקומות לנכים ליד המעלית. גובה מרבי בכניסה 2.2 מ׳, מהירות מרבית 10 קמ״ש.',
      'All spaces are numbered, including 4 accessible spaces next to the lift. Maximum height 2.2 m, speed limit 10 km/h.',
    ),
  ),
  document(
    'charging',
    'parking',
    ['manuals', 'certificates'],
    text('טעינת רכב חשמלי', 'Electric car charging'),
    text(
      'לכל מקום חניה הוכנה תשתית לעמדה של 11 קילוואט. את העמדה מתקין חשמלאי מוסמך בלבד, ומערכת ניהול העומס מחלקת את ההספק בין הרכבים.',
      'Every parking space is wired for an 11-kilowatt charger. Only a certified electrician may install it. A load management system shares the power between the cars.',
    ),
  ),
  document(
    'storage',
    'parking',
    ['protocols'],
    text('הצמדת מחסנים', 'Storage room allocation'),
    text(
      'הטבלה מצמידה מחסן לכל אחת מ־{homes} הדירות, כפי שנרשם בבית המשותף. אין לאחסן חומרים דליקים ואין לחסום את פתחי האוורור.',
      'The table assigns a storage room to each of the {homes} apartments, as recorded in the condominium register. Do not store flammable materials or block the vents.',
    ),
  ),
  document(
    'completion',
    'committee',
    ['certificates'],
    text('תעודת גמר', 'Certificate of completion'),
    text(
      'הוועדה המקומית מאשרת כי הבניין, ובו {floors} קומות ו־{homes} דירות, הושלם בשנת {year} לפי ההיתר וראוי למגורים.',
      'The local planning committee confirms that the building, with {floors} floors and {homes} apartments, was completed in {year} in accordance with its permit and is fit for occupation.',
    ),
  ),
  document(
    'maintenance',
    'committee',
    ['manuals', 'protocols'],
    text('לוח תחזוקה שנתי', 'Annual maintenance schedule'),
    text(
      'בינואר מרזבים וגג, באפריל גינה ומזגנים, ביולי משאבות ומאגר המים, באוקטובר מעליות, גנרטור ומערכת האש. כל בדיקה נרשמת בטבלה שבעמוד זה.',
      'January: gutters and roof. April: garden and air conditioning. July: pumps and water tank. October: lifts, generator and fire system. Every check is recorded in the table on this page.',
    ),
  ),
];
