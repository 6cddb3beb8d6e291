import { picture, rich, text } from '../lib/bilingual';
import type { SeedPage } from '../lib/SeedPage';

export const concreteWay: SeedPage = {
  key: 'concreteWay',
  template: 'history',
  parent: 'industries',
  title: text('הדרך של הבטון', 'The journey of concrete'),
  slug: text('the-way-of-concrete', 'the-way-of-concrete'),
  order: 1,
  description: text(
    'מהמחצבה ועד הסלון, בשבעה שלבים: כך נולד הבטון של אבן־דרך תעשיות.',
    'From quarry to living room in seven steps: how Even Derech Industries makes concrete.',
  ),
  blocks: [
    {
      blockType: 'topBanner2',
      title: text('הדרך של הבטון', 'The journey of concrete'),
      text: text(
        'תשעים דקות, זה כל הזמן שיש למערבל מהרגע שהמים נוגעים בצמנט. בואו איתנו לנסיעה.',
        'From the moment water touches cement, the mixer has ninety minutes. Come along for the ride.',
      ),
      desktopImage: picture('road-works'),
    },
    {
      blockType: 'concreteProcessStep',
      steps: [
        {
          stepName: text('שלב 1', 'Step 1'),
          title: text('אבן', 'Stone'),
          text: rich(
            'במחצבה שלנו בשפלה נחצבים בכל יום 9,000 טון גיר. הפיצוץ נשמע שתי שניות, ההכנה אליו נמשכת שבועיים.',
            'Our quarry in the Shfela produces 9,000 tonnes of limestone a day. You hear the blast for two seconds; preparing it takes two weeks.',
          ),
          media: picture('quarry'),
        },
        {
          stepName: text('שלב 2', 'Step 2'),
          title: text('גריסה ומיון', 'Crushing and sorting'),
          text: rich(
            'האבן נגרסת לחמישה גדלים, משומשום ועד אגוז. שליש מהחומר מגיע היום מבניינים שפורקו.',
            'The stone is crushed into five sizes, from sesame seed to walnut. A third of the material now comes from demolished buildings.',
          ),
          media: picture('gravel-heaps'),
        },
        {
          stepName: text('שלב 3', 'Step 3'),
          title: text('המתכון', 'The recipe'),
          text: rich(
            'לפי שרטוטי המהנדס כותבים במעבדה לכל יציקה מתכון משלה:\n\n- כמה צמנט, וכמה סיגים במקומו\n- כמה מים, לפי מזג האוויר של מחר\n- כמה זמן ייקח למשאית להגיע',
            'Working from the engineer’s drawings, our lab writes a recipe for every pour:\n\n- how much cement, and how much slag to replace it\n- how much water, given tomorrow’s weather\n- how long the lorry will be on the road',
          ),
          media: picture('product-sample-standard'),
        },
        {
          stepName: text('שלב 4', 'Step 4'),
          title: text('המפעל', 'The plant'),
          text: rich(
            'השעה ארבע לפנות בוקר. הממגורות נפתחות, המאזניים סופרים, ובתוך תשעים שניות מוכן מטר מעוקב. מי השטיפה חוזרים לתערובת הבאה.',
            'Four in the morning. The silos open, the scales tick up, and in ninety seconds a cubic metre is ready. The wash water goes into the next mix.',
          ),
          media: picture('concrete-plant'),
        },
        {
          stepName: text('שלב 5', 'Step 5'),
          title: text('הדרך', 'The road'),
          text: rich(
            'המערבל מסתובב לאט כל הדרך. מרכז הבקרה רואה כל משאית ומכוון אותה מסביב לפקקים, כדי שתגיע באמצע חלון של עשר דקות.',
            'The drum turns slowly all the way. The control room tracks every lorry and steers it around the traffic, so it arrives right in the middle of a ten-minute window.',
          ),
          media: picture('mixer-road'),
        },
        {
          stepName: text('שלב 6', 'Step 6'),
          title: text('היציקה', 'The pour'),
          text: rich(
            'המשאבה מרימה את הבטון לקומה העשרים. הצוות מפלס, מרטיט ומחליק, ואחרי ארבע שעות כבר אפשר לעמוד עליו.',
            'The pump lifts the concrete to the twentieth floor. The crew levels, vibrates and smooths it, and four hours later you can stand on it.',
          ),
          media: picture('construction'),
        },
        {
          stepName: text('שלב 7', 'Step 7'),
          title: text('הבית', 'The home'),
          text: rich(
            'אחרי 28 יום הבטון מגיע לחוזק המלא, ונשאר כך מאה שנה. מי שגר בו יראה קיר לבן. אנחנו רואים את כל הדרך.',
            'After 28 days the concrete reaches full strength, and keeps it for a hundred years. The people who live here see a white wall. We see the whole journey.',
          ),
          media: picture('towers-dusk-film'),
        },
      ],
    },
  ],
};
