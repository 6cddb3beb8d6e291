import { FACTS, figure } from '../../cms/seed/facts';
import { text } from '../../cms/seed/lib/bilingual';
import type { ReportPages } from './ReportContent';

const part = (heTitle: string, enTitle: string, he: string, en: string) => ({
  title: text(heTitle, enTitle),
  body: text(he, en),
});

/** Documents of plain text, by file name. */
export const plainReports: Readonly<Record<string, ReportPages>> = {
  'rating-2026': {
    lead: text(
      'חברת הדירוג אשררה לקבוצה דירוג AA, באופק יציב.',
      'The agency affirmed the group’s rating of AA, with a stable outlook.',
    ),
    sections: [
      part(
        'השיקולים',
        'Rationale',
        'גיוון בין יזמות, תשתיות ונכסים מניבים; מינוף נמוך; נזילות שמספיקה לפירעונות של שנתיים.',
        'A mix of development, infrastructure and income property; low leverage; liquidity that covers two years of repayments.',
      ),
      part(
        'מה ישנה את הדירוג',
        'What would change the rating',
        'ירידה של ההון מתחת ל־30% מהמאזן, או פיגור של יותר מרבעון במסירת דירות.',
        'Equity below 30% of total assets, or homes handed over more than a quarter late.',
      ),
    ],
  },
  'rating-2024': {
    lead: text(
      'דירוג הקבוצה הועלה מ־AA מינוס ל־AA, באופק יציב.',
      'The group’s rating was raised from AA minus to AA, with a stable outlook.',
    ),
    sections: [
      part(
        'מה השתפר',
        'What improved',
        'ההכנסה הקבועה מדירות להשכרה ומנכסים מניבים מכסה עתה את כל הוצאות המימון.',
        'Recurring income from rental homes and income-producing property now covers all financing costs.',
      ),
      part(
        'למה עכשיו',
        'Why now',
        'הקבוצה פרעה שתי סדרות לפני מועדן ולא החליפה אותן בחוב חדש.',
        'The group repaid two series early and did not replace them with new debt.',
      ),
    ],
  },
  'rating-2022': {
    lead: text(
      'דירוג ראשוני AA מינוס לסדרה ז׳, בהיקף של עד 400 מיליון ₪.',
      'An initial rating of AA minus for Series G, of up to ₪400 million.',
    ),
    sections: [
      part(
        'תנאי הסדרה',
        'Terms',
        'לשמונה שנים, צמודה למדד, בריבית קבועה ובפירעון קרן בתשלומים שווים מהשנה השלישית.',
        'Eight years, linked to the consumer price index, at a fixed rate, with equal repayments of principal from the third year.',
      ),
      part(
        'ייעוד התמורה',
        'Use of proceeds',
        'בניית דירות להשכרה לטווח ארוך בשש ערים.',
        'Construction of long-term rental homes in six cities.',
      ),
    ],
  },
  'meeting-2026': {
    lead: text(
      'האסיפה השנתית תתכנס ב־14 באוקטובר 2026 בשעה 16:00, בדרך המסילה 48, תל אביב־יפו.',
      'The annual meeting will take place on 14 October 2026 at 16:00, at 48 HaMesila Road, Tel Aviv-Yafo.',
    ),
    sections: [
      part(
        'על סדר היום',
        'Agenda',
        'דיון בדוח השנתי לשנת 2025, מינוי רואי החשבון, ובחירה מחדש של שלושה דירקטורים.',
        'Discussion of the annual report for 2025, appointment of the auditors, and re-election of three directors.',
      ),
      part(
        'המועד הקובע',
        'Record date',
        'זכאים להצביע בעלי מניות בתום המסחר ב־13 בספטמבר 2026. כתבי הצבעה יתקבלו עד ארבע שעות לפני האסיפה.',
        'Shareholders at the close of trading on 13 September 2026 may vote. Voting forms are accepted until four hours before the meeting.',
      ),
    ],
  },
  'meeting-results-2025': {
    lead: text(
      'כל ההחלטות שעל סדר היום אושרו ברוב הדרוש.',
      'All resolutions on the agenda were approved by the required majority.',
    ),
    table: {
      columns: [text('בעד', 'For'), text('נגד', 'Against')],
      rows: [
        { label: text('מינוי רואי החשבון', 'Appointment of the auditors'), cells: ['98.4%', '1.6%'] },
        { label: text('בחירת דירקטורים', 'Election of directors'), cells: ['96.1%', '3.9%'] },
        { label: text('מדיניות התגמול', 'Remuneration policy'), cells: ['88.7%', '11.3%'] },
      ],
      note: text('משתתפים: 71% מזכויות ההצבעה.', 'Participation: 71% of the voting rights.'),
    },
    sections: [
      part(
        'תוקף',
        'Validity',
        'מדיניות התגמול בתוקף לשלוש שנים מיום האסיפה.',
        'The remuneration policy is valid for three years from the meeting.',
      ),
    ],
  },
  'special-meeting-2023': {
    lead: text(
      'אסיפה מיוחדת תתכנס ב־27 במרץ 2023 לאישור הרחבה של סדרה ז׳.',
      'A special meeting will take place on 27 March 2023 to approve an expansion of Series G.',
    ),
    sections: [
      part(
        'ההצעה',
        'The proposal',
        'להרחיב את סדרה ז׳ ב־150 מיליון ₪, לבנייה של 420 דירות להשכרה.',
        'To expand Series G by ₪150 million, for the construction of 420 rental homes.',
      ),
      part(
        'הצבעה',
        'Voting',
        'אפשר להצביע באסיפה, בכתב הצבעה או במערכת האלקטרונית.',
        'Shareholders can vote in person, by voting form, or in the electronic system.',
      ),
    ],
  },
  'investor-day-2026': {
    lead: text(
      'עשר שנים קדימה: פחות קרקע, יותר דירות להשכרה, בטון אחר.',
      'Ten years ahead: less land, more rental homes, a different kind of concrete.',
    ),
    table: {
      columns: [text('2025', '2025'), text('יעד 2035', 'Target 2035')],
      rows: [
        { label: text('דירות להשכרה', 'Rental homes'), cells: [figure(FACTS.homesToRent), '1,500'] },
        {
          label: text('מיליון מ״ר בניהול', 'Million m² under management'),
          cells: [String(FACTS.managedMillionM2), '1.8'],
        },
        {
          label: text('הפחתת פחמן מול 2015', 'Carbon cut compared with 2015'),
          cells: [`${FACTS.carbonCutPercent}%`, '50%'],
        },
      ],
      note: text('היעדים אינם תחזית.', 'Targets are not a forecast.'),
    },
    sections: [
      part(
        'איפה נבנה',
        'Where we build',
        'ליד תחנות: שלושה מכל ארבעה פרויקטים חדשים במרחק הליכה מרכבת.',
        'Near stations: three of every four new projects are within walking distance of a train.',
      ),
      part(
        'איך נממן',
        'How we finance',
        'מתזרים הנכסים ומאג״ח ירוקות, בלי להוריד את ההון מתחת לשליש מהמאזן.',
        'From property income and green bonds, while equity stays above a third of total assets.',
      ),
    ],
  },
  'investor-day-2024': {
    lead: text(
      'השכרה לטווח ארוך: למה חוזה לעשר שנים טוב לשוכר, לשכונה ולמשקיע.',
      'Long-term rental: why a ten-year lease is good for tenants, neighbourhoods and investors.',
    ),
    sections: [
      part(
        'ההכנסה',
        'Income',
        'שכר דירה צמוד למדד, תפוסה ממוצעת גבוהה ועזיבות מעטות.',
        'Index-linked rent, high average occupancy and few departures.',
      ),
      part(
        'העלות',
        'Cost',
        'בניין שמתוכנן לניהול עולה יותר לבנות ופחות לתחזק: מעליות שקל לתקן, חזיתות שקל לנקות.',
        'A building designed to be managed costs more to build and less to maintain: lifts that are easy to repair, façades that are easy to clean.',
      ),
    ],
  },
  'conference-2025': {
    lead: text(
      'לבנות ולנהל: מה לומד קבלן שנשאר בעל הבית.',
      'Build and manage: what a contractor learns by staying the owner.',
    ),
    sections: [
      part(
        'תשתיות',
        'Infrastructure',
        `${figure(FACTS.roadsKm)} קילומטרים של כבישים ו־${FACTS.bridges} גשרים, רובם לצד תנועה פעילה.`,
        `${figure(FACTS.roadsKm)} kilometres of roads and ${FACTS.bridges} bridges, most of them beside live traffic.`,
      ),
      part(
        'נכסים',
        'Property',
        `${FACTS.managedMillionM2} מיליון מטרים רבועים בתפוסה של ${FACTS.occupancyPercent}%.`,
        `${FACTS.managedMillionM2} million square metres at an occupancy of ${FACTS.occupancyPercent}%.`,
      ),
    ],
  },
  'green-bond-forum-2023': {
    lead: text(
      'מה מממנת איגרת חוב ירוקה של חברת בנייה, ואיך בודקים.',
      'What a construction company’s green bond finances, and how it is verified.',
    ),
    sections: [
      part(
        'כשיר למימון',
        'Eligible',
        'בניינים מאופסי אנרגיה, גגות סולאריים, בטון דל־פחמן ושיקום מחצבות.',
        'Zero-energy buildings, solar roofs, low-carbon concrete and quarry restoration.',
      ),
      part(
        'בקרה',
        'Control',
        'דוח הקצאה שנתי שנבדק בידי גוף חיצוני.',
        'An annual allocation report, verified by an independent body.',
      ),
    ],
  },
  'environmental-policy': {
    lead: text(
      'מה מחייב כל אתר, מפעל ומשרד של הקבוצה.',
      'The rules for every site, plant and office of the group.',
    ),
    sections: [
      part(
        'מודדים לפני שבונים',
        'Measure before building',
        'אין אישור לפרויקט בלי חישוב פחמן ובלי תוכנית לפסולת ולמי גשם.',
        'No project is approved without a carbon calculation and a plan for waste and rain.',
      ),
      part(
        'עצים וקרקע',
        'Trees and soil',
        'עץ בוגר מועתק ואינו נכרת. קרקע פורייה נשמרת לפארק הבא.',
        'A mature tree is moved, not felled. Fertile soil is kept for the next park.',
      ),
      part(
        'מפעלים',
        'Plants',
        'מי שטיפה חוזרים לתערובת; אבק נמדד בשער ומתפרסם.',
        'Wash water returns to the mix; dust is measured at the gate and published.',
      ),
      part(
        'אחריות',
        'Responsibility',
        'סמנכ״לית הקיימות מדווחת לדירקטוריון פעמיים בשנה.',
        'The chief sustainability officer reports to the board twice a year.',
      ),
    ],
  },
  'code-of-ethics': {
    lead: text('הכללים שכולנו עובדים לפיהם, ובהם הספקים.', 'The rules we all work by, suppliers included.'),
    sections: [
      part(
        'מתנות וניגוד עניינים',
        'Gifts and conflicts of interest',
        'לא מקבלים ולא נותנים מתנה ששווה יותר מארוחת צהריים. קרבה לספק מדווחת לפני ההחלטה.',
        'We neither accept nor give gifts worth more than a lunch. Ties to a supplier are declared before a decision.',
      ),
      part(
        'כבוד',
        'Respect',
        'אין הטרדה, אין אפליה, ואין עונש למי שמדווח בתום לב.',
        'No harassment, no discrimination, and no penalty for a report in good faith.',
      ),
      part('בטיחות', 'Safety', 'כל אחד ואחת רשאים לעצור עבודה מסוכנת.', 'Anyone may stop dangerous work.'),
      part(
        'קו פתוח',
        'Open line',
        'פניות בעילום שם: ethics@even-derech.example.',
        'Anonymous reports: ethics@even-derech.example.',
      ),
    ],
  },
  'green-bond-allocation': {
    lead: text(
      '310 מיליון ₪ מתוך 340 מיליון ₪ הוקצו עד סוף 2025.',
      '₪310 million of ₪340 million had been allocated by the end of 2025.',
    ),
    table: {
      columns: [text('מיליוני ₪', '₪ million')],
      rows: [
        { label: text('אנרגיה מתחדשת במפעלים', 'Renewable energy for plants'), cells: ['140'] },
        { label: text('בטון דל־פחמן', 'Low-carbon concrete'), cells: ['65'] },
        { label: text('שיקום מחצבות', 'Quarry restoration'), cells: ['105'] },
        { label: text('טרם הוקצו', 'Not yet allocated'), cells: ['30'] },
      ],
      note: text('נבדק בידי גוף חיצוני.', 'Checked by an independent body.'),
    },
    sections: [
      part(
        'מה הושג',
        'Results',
        `${FACTS.solarMegawatts} מגה־ואט סולאריים על גגות שבנינו, ושתי מחצבות שהפכו לפארק.`,
        `${FACTS.solarMegawatts} megawatts of solar power on roofs we built, and two quarries turned into parks.`,
      ),
    ],
  },
};
