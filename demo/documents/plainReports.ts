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
        'Why',
        'גיוון בין יזמות, תשתיות ונכסים מניבים; מינוף נמוך; נזילות שמספיקה לפירעונות של שנתיים.',
        'A mix of development, infrastructure and income property; low leverage; liquidity for two years of repayments.',
      ),
      part(
        'מה ישנה את הדירוג',
        'What would change it',
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
        'Regular income from homes to rent and from income property now covers all financing costs.',
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
      'A first rating of AA minus for series G, of up to ₪400 million.',
    ),
    sections: [
      part(
        'תנאי הסדרה',
        'Terms',
        'לשמונה שנים, צמודה למדד, בריבית קבועה ובפירעון שווה של הקרן מהשנה השלישית.',
        'Eight years, linked to the index, at a fixed rate, the principal repaid equally from the third year.',
      ),
      part(
        'ייעוד התמורה',
        'Use of proceeds',
        'בניית דירות להשכרה לטווח ארוך בשש ערים.',
        'Building homes for long-term rent in six cities.',
      ),
    ],
  },
  'meeting-2026': {
    lead: text(
      'האסיפה השנתית תתכנס ב־14 באוקטובר 2026 בשעה 16:00, בדרך המסילה 48, תל אביב־יפו.',
      'The annual meeting takes place on 14 October 2026 at 16:00, 48 HaMesila Road, Tel Aviv-Yafo.',
    ),
    sections: [
      part(
        'על סדר היום',
        'Agenda',
        'דיון בדוח השנתי לשנת 2025, מינוי רואי החשבון, ובחירה מחדש של שלושה דירקטורים.',
        'The annual report for 2025, appointment of the accountants, re-election of three directors.',
      ),
      part(
        'המועד הקובע',
        'Record date',
        'זכאי להצביע מי שמחזיק במניות בתום המסחר ב־13 בספטמבר 2026. כתבי הצבעה יתקבלו עד ארבע שעות לפני האסיפה.',
        'Shareholders at the close of trade on 13 September 2026 may vote. Voting slips are accepted until four hours before.',
      ),
    ],
  },
  'meeting-results-2025': {
    lead: text(
      'כל ההחלטות שעל סדר היום אושרו ברוב הדרוש.',
      'Every resolution on the agenda passed with the majority it needed.',
    ),
    table: {
      columns: [text('בעד', 'For'), text('נגד', 'Against')],
      rows: [
        { label: text('מינוי רואי החשבון', 'Appointment of the accountants'), cells: ['98.4%', '1.6%'] },
        { label: text('בחירת דירקטורים', 'Election of directors'), cells: ['96.1%', '3.9%'] },
        { label: text('מדיניות התגמול', 'Remuneration policy'), cells: ['88.7%', '11.3%'] },
      ],
      note: text('משתתפים: 71% מזכויות ההצבעה.', 'Present: 71% of the voting rights.'),
    },
    sections: [
      part(
        'תוקף',
        'In force',
        'מדיניות התגמול בתוקף לשלוש שנים מיום האסיפה.',
        'The remuneration policy holds for three years from the meeting.',
      ),
    ],
  },
  'special-meeting-2023': {
    lead: text(
      'אסיפה מיוחדת תתכנס ב־27 במרץ 2023 לאישור הרחבה של סדרה ז׳.',
      'A special meeting takes place on 27 March 2023 to approve an extension of series G.',
    ),
    sections: [
      part(
        'ההצעה',
        'The proposal',
        'להרחיב את סדרה ז׳ ב־150 מיליון ₪, לבנייה של 420 דירות להשכרה.',
        'To extend series G by ₪150 million, for 420 homes to rent.',
      ),
      part(
        'הצבעה',
        'Voting',
        'אפשר להצביע באסיפה, בכתב הצבעה או במערכת האלקטרונית.',
        'In person, by voting slip, or in the electronic system.',
      ),
    ],
  },
  'investor-day-2026': {
    lead: text(
      'עשר שנים קדימה: פחות קרקע, יותר דירות להשכרה, בטון אחר.',
      'Ten years ahead: less land, more homes to rent, another concrete.',
    ),
    table: {
      columns: [text('2025', '2025'), text('יעד 2035', 'Goal 2035')],
      rows: [
        { label: text('דירות להשכרה', 'Homes to rent'), cells: [figure(FACTS.homesToRent), '1,500'] },
        {
          label: text('מיליון מ״ר בניהול', 'Million m² managed'),
          cells: [String(FACTS.managedMillionM2), '1.8'],
        },
        {
          label: text('הפחתת פחמן מול 2015', 'Carbon cut against 2015'),
          cells: [`${FACTS.carbonCutPercent}%`, '50%'],
        },
      ],
      note: text('יעדים אינם תחזית.', 'Goals are not a forecast.'),
    },
    sections: [
      part(
        'איפה נבנה',
        'Where we build',
        'ליד תחנות: שלושה מכל ארבעה פרויקטים חדשים במרחק הליכה מרכבת.',
        'Near stations: three in four new projects within walking distance of a railway.',
      ),
      part(
        'איך נממן',
        'How we finance',
        'מתזרים הנכסים ומאג״ח ירוקות, בלי להוריד את ההון מתחת לשליש מהמאזן.',
        'From property income and green bonds, equity never below a third of total assets.',
      ),
    ],
  },
  'investor-day-2024': {
    lead: text(
      'השכרה לטווח ארוך: למה חוזה לעשר שנים טוב לשוכר, לשכונה ולמשקיע.',
      'Long-term rent: why a ten-year lease is good for tenants, neighbourhoods and investors.',
    ),
    sections: [
      part(
        'ההכנסה',
        'Income',
        'שכר דירה צמוד למדד, תפוסה ממוצעת גבוהה ועזיבות מעטות.',
        'Rent linked to the index, high average occupancy, few departures.',
      ),
      part(
        'העלות',
        'Cost',
        'בניין שמתוכנן לניהול עולה יותר לבנות ופחות לתחזק: מעליות שקל לתקן, חזיתות שקל לנקות.',
        'A building made to be managed costs more to build and less to keep: lifts easy to mend, façades easy to clean.',
      ),
    ],
  },
  'conference-2025': {
    lead: text(
      'לבנות ולנהל: מה לומד קבלן שנשאר בעל הבית.',
      'To build and to manage: what a builder learns who stays the owner.',
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
      'What the green bond of a construction company pays for, and how it is checked.',
    ),
    sections: [
      part(
        'כשיר למימון',
        'Eligible',
        'בניינים מאופסי אנרגיה, גגות סולאריים, בטון דל־פחמן ושיקום מחצבות.',
        'Zero-energy buildings, solar roofs, low-carbon concrete and the restoration of quarries.',
      ),
      part(
        'בקרה',
        'Control',
        'דוח הקצאה שנתי שנבדק בידי גוף חיצוני.',
        'A yearly allocation report, checked by an independent body.',
      ),
    ],
  },
  'environmental-policy': {
    lead: text(
      'מה מחייב כל אתר, מפעל ומשרד של הקבוצה.',
      'What binds every site, plant and office of the group.',
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
        'A grown tree is moved, not felled. Fertile soil is kept for the next park.',
      ),
      part(
        'מפעלים',
        'Plants',
        'מי שטיפה חוזרים לתערובת; אבק נמדד בשער ומתפרסם.',
        'Wash water returns to the mix; dust is measured at the gate and published.',
      ),
      part(
        'אחריות',
        'Who answers',
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
        'Gifts and interests',
        'לא מקבלים ולא נותנים מתנה ששווה יותר מארוחת צהריים. קרבה לספק מדווחת לפני ההחלטה.',
        'No gift is taken or given that is worth more than a lunch. Ties to a supplier are declared before a decision.',
      ),
      part(
        'כבוד',
        'Respect',
        'אין הטרדה, אין אפליה, ואין עונש למי שמדווח בתום לב.',
        'No harassment, no discrimination, and no penalty for a report in good faith.',
      ),
      part('בטיחות', 'Safety', 'כל אחד ואחת רשאים לעצור עבודה מסוכנת.', 'Everybody may stop dangerous work.'),
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
      '₪310 million of ₪340 million were allocated by the end of 2025.',
    ),
    table: {
      columns: [text('מיליוני ₪', '₪ million')],
      rows: [
        { label: text('אנרגיה מתחדשת במפעלים', 'Renewable energy for plants'), cells: ['140'] },
        { label: text('בטון דל־פחמן', 'Low-carbon concrete'), cells: ['65'] },
        { label: text('שיקום מחצבות', 'Restoration of quarries'), cells: ['105'] },
        { label: text('טרם הוקצו', 'Not yet allocated'), cells: ['30'] },
      ],
      note: text('נבדק בידי גוף חיצוני.', 'Checked by an independent body.'),
    },
    sections: [
      part(
        'מה הושג',
        'What came of it',
        `${FACTS.solarMegawatts} מגה־ואט סולאריים על גגות שבנינו, ושתי מחצבות שהפכו לפארק.`,
        `${FACTS.solarMegawatts} megawatts of solar power on roofs we built, and two quarries turned into parks.`,
      ),
    ],
  },
};
