import { text, type Text } from '../../lib/bilingual';
import type { CategoryKey, DestinationKey } from './lists';

/** A document of every building. `{floors}`, `{homes}` and `{year}` are replaced with the building's. */
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
    text('תוכנית הדירה', 'Plan of the home'),
    text(
      'התוכנית מראה את הקירות, הפתחים והמידות כפי שנבנו. קירות נושאים מסומנים בקו עבה: אין לקדוח בהם יותר מ־4 ס״מ ואין לפתוח בהם פתח. סטיות של עד 2% מן המידות מותרות לפי התקן.',
      'The plan shows walls, openings and measures as built. Bearing walls have a thick line: do not drill deeper than 4 cm into them and open nothing in them. Deviations of up to 2% are within the standard.',
    ),
  ),
  document(
    'electricity-plan',
    'home',
    ['plans'],
    text('תוכנית חשמל', 'Electricity plan'),
    text(
      'לוח הדירה נמצא ליד הכניסה ובו 18 מעגלים. מפסק הפחת נבדק בלחיצה אחת לחודש. נקודות תאורה, שקעים ותקשורת מסומנים לפי חדר, עם מספר המעגל של כל אחד.',
      'The board of the home is at the entrance and has 18 circuits. Test the residual current breaker once a month. Lights, sockets and data points are marked by room, each with the number of its circuit.',
    ),
  ),
  document(
    'water-plan',
    'home',
    ['plans'],
    text('תוכנית מים וביוב', 'Water and drainage plan'),
    text(
      'הברז הראשי של הדירה נמצא בארון הלובי, ובדירה עצמה יש ברז לכל חדר רטוב. הקווים עוברים ברצפה, במרחק 15 ס״מ לפחות מן הקירות.',
      'The main tap of the home is in the cabinet of the landing, and every wet room has a tap of its own. Pipes run in the floor, at least 15 cm from the walls.',
    ),
  ),
  document(
    'windows',
    'home',
    ['warranties', 'manuals'],
    text('חלונות ותריסים', 'Windows and shutters'),
    text(
      'אחריות לשבע שנים לפרופילים ולזיגוג, ולשנתיים למנועי התריסים. יש לנקות את המסילות פעמיים בשנה במברשת רכה ולשמן את הצירים בשמן סיליקון בלבד.',
      'Seven years of warranty for frames and glazing, two for the motors of the shutters. Clean the rails twice a year with a soft brush and oil the hinges with silicone oil alone.',
    ),
  ),
  document(
    'air-conditioning',
    'home',
    ['manuals'],
    text('מיזוג אוויר', 'Air conditioning'),
    text(
      'המסננים נשטפים כל חודשיים במים פושרים. המערכת מומלצת ל־24 מעלות בקיץ ול־20 בחורף. אין לכסות את תריסי ההחזר שבתקרת המסדרון.',
      'Rinse the filters every two months in lukewarm water. The system is best at 24 degrees in summer and 20 in winter. Do not cover the return grilles in the ceiling of the corridor.',
    ),
  ),
  document(
    'kitchen',
    'home',
    ['warranties'],
    text('תעודת אחריות למטבח', 'Warranty of the kitchen'),
    text(
      'אחריות לחמש שנים לגופי הארונות ולמנגנונים, ולשנה למשטח. האחריות אינה חלה על פגיעת חום ישירה או על ניקוי בחומרים שורטים.',
      'Five years of warranty for cabinets and fittings, one for the worktop. It does not cover direct heat, nor cleaning with abrasives.',
    ),
  ),
  document(
    'water-heater',
    'home',
    ['manuals', 'warranties'],
    text('דוד השמש', 'The solar water heater'),
    text(
      'הדוד מחובר לקולטים שעל הגג. בימים מעוננים מספיקה שעה של חימום חשמלי. אחריות לשמונה שנים לדוד ולחמש לקולט, בתנאי שהאנודה מוחלפת אחת לשלוש שנים.',
      'The boiler is connected to the collectors on the roof. On cloudy days an hour of electric heating is enough. Eight years of warranty for the boiler and five for the collector, if the anode is changed every three years.',
    ),
  ),
  document(
    'handbook',
    'home',
    ['manuals'],
    text('מדריך לדייר', "The resident's handbook"),
    text(
      'כל מה שכדאי לדעת בשנה הראשונה: איך מאווררים דירה חדשה, מתי מוזמנת בדיקת השנה, ולמי פונים בכל תקלה. מוקד השירות עונה בימים א׳–ה׳ בין 8:00 ל־18:00.',
      'All that is good to know in the first year: how to air a new home, when the check of the first year takes place, and whom to call. The service centre answers Sunday to Thursday, 8:00–18:00.',
    ),
  ),
  document(
    'delivery-protocol',
    'home',
    ['protocols'],
    text('פרוטוקול מסירה', 'Handover protocol'),
    text(
      'הדירה נבדקה יחד עם הדיירים בשנת {year}. קריאת מוני המים והחשמל נרשמה, 3 מפתחות ו־2 שלטים נמסרו, והליקויים שנמצאו יתוקנו בתוך 30 יום.',
      'The home was checked together with its residents in {year}. The water and electricity meters were read, 3 keys and 2 remote controls handed over, and faults that were found are put right within 30 days.',
    ),
  ),
  document(
    'floor-plan',
    'shared',
    ['plans'],
    text('תוכנית קומה טיפוסית', 'Plan of a typical floor'),
    text(
      'בבניין {floors} קומות ו־{homes} דירות. התוכנית מראה את חדר המדרגות המוגן, את פירי המעליות ואת ארונות הכיבוי של כל קומה.',
      'The building has {floors} floors and {homes} homes. The plan shows the protected staircase, the lift shafts and the hose cabinets of each floor.',
    ),
  ),
  document(
    'lift',
    'shared',
    ['certificates'],
    text('תעודת בדיקה למעלית', 'Certificate of the lift'),
    text(
      'המעלית נבדקה בידי בודק מוסמך ונמצאה תקינה. העומס המרבי 630 ק״ג או 8 אנשים. הבדיקה הבאה בתוך שישה חודשים.',
      'The lift was inspected by a certified inspector and found to be in order. It carries 630 kg or 8 persons at most. The next inspection is due within six months.',
    ),
  ),
  document(
    'fire-safety',
    'shared',
    ['certificates'],
    text('אישור בטיחות אש', 'Fire safety approval'),
    text(
      'המתזים, הגלאים ומשאבת הכיבוי נבדקו בכל {floors} הקומות. דלתות האש נסגרות מאליהן: אין להשאיר אותן פתוחות.',
      'Sprinklers, detectors and the fire pump were tested on all {floors} floors. Fire doors close by themselves: do not prop them open.',
    ),
  ),
  document(
    'generator',
    'shared',
    ['manuals'],
    text('הגנרטור: הפעלה ובדיקה', 'The generator: use and tests'),
    text(
      'הגנרטור נכנס לפעולה בתוך 15 שניות מהפסקת החשמל ומזין את המעליות, המשאבות ותאורת החירום. הפעלת ניסיון: אחת לחודש, 10 דקות.',
      'The generator starts within 15 seconds of a power cut and feeds lifts, pumps and emergency lights. Test run: once a month for 10 minutes.',
    ),
  ),
  document(
    'roof',
    'shared',
    ['warranties'],
    text('אחריות לאיטום הגג', 'Warranty of the roof sealing'),
    text(
      'האיטום נבדק בהצפה במשך 72 שעות. אחריות לעשר שנים, בתנאי שאין קודחים בגג ושהמרזבים מנוקים לפני כל חורף.',
      'The sealing was tested under water for 72 hours. Ten years of warranty, if nobody drills into the roof and gutters are cleaned before each winter.',
    ),
  ),
  document(
    'garden',
    'shared',
    ['plans', 'manuals'],
    text('הגינה וההשקיה', 'The garden and its irrigation'),
    text(
      'ארבעה קווי טפטוף, כל אחד עם ברז משלו. בקיץ משקים בלילה, שלוש פעמים בשבוע. הצמחים נבחרו כך שיסתפקו ב־350 ליטר למ״ר בשנה.',
      'Four drip lines, each with a tap of its own. In summer they run at night, three times a week. The plants were chosen to need 350 litres per m² a year.',
    ),
  ),
  document(
    'parking-plan',
    'parking',
    ['plans'],
    text('תוכנית החניון', 'Plan of the car park'),
    text(
      'כל מקומות החניה ממוספרים, ובהם 4 מקומות לנכים ליד המעלית. גובה מרבי בכניסה 2.2 מ׳, מהירות מרבית 10 קמ״ש.',
      'All places are numbered, 4 of them for disabled persons beside the lift. Height at the entrance 2.2 m at most, speed 10 km/h at most.',
    ),
  ),
  document(
    'charging',
    'parking',
    ['manuals', 'certificates'],
    text('טעינת רכב חשמלי', 'Charging of electric cars'),
    text(
      'לכל מקום חניה הוכנה תשתית לעמדה של 11 קילוואט. את העמדה מתקין חשמלאי מוסמך בלבד, ומערכת ניהול העומס מחלקת את ההספק בין הרכבים.',
      'Every place is prepared for a charger of 11 kilowatts. A certified electrician alone installs it, and the load management shares the power among the cars.',
    ),
  ),
  document(
    'storage',
    'parking',
    ['protocols'],
    text('הצמדת מחסנים', 'Assignment of storage rooms'),
    text(
      'הטבלה מצמידה מחסן לכל אחת מ־{homes} הדירות, כפי שנרשם בבית המשותף. אין לאחסן חומרים דליקים ואין לחסום את פתחי האוורור.',
      'The table assigns a storage room to each of the {homes} homes, as registered. Store nothing flammable and do not block the vents.',
    ),
  ),
  document(
    'completion',
    'committee',
    ['certificates'],
    text('תעודת גמר', 'Certificate of completion'),
    text(
      'הוועדה המקומית מאשרת כי הבניין, ובו {floors} קומות ו־{homes} דירות, הושלם בשנת {year} לפי ההיתר וראוי למגורים.',
      'The local committee confirms that the building, with {floors} floors and {homes} homes, was completed in {year} according to its permit and is fit to live in.',
    ),
  ),
  document(
    'maintenance',
    'committee',
    ['manuals', 'protocols'],
    text('לוח תחזוקה שנתי', 'Maintenance of the year'),
    text(
      'בינואר מרזבים וגג, באפריל גינה ומזגנים, ביולי משאבות ומאגר המים, באוקטובר מעליות, גנרטור ומערכת האש. כל בדיקה נרשמת בטבלה שבעמוד זה.',
      'January: gutters and roof. April: garden and air conditioning. July: pumps and water tank. October: lifts, generator and fire system. Each check is noted in the table of this page.',
    ),
  ),
];
