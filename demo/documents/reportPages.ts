import type { Report } from '../../cms/seed/content/reports';
import { ACCOUNTS, FACTS, SUSTAINABILITY, figure, type Accounts } from '../../cms/seed/facts';
import { text } from '../../cms/seed/lib/bilingual';
import { plainReports } from './plainReports';
import type { ReportPages, Row } from './ReportContent';

const PARTS_OF_YEAR = { 1: 0.24, 2: 0.49, 3: 0.74, 4: 1 } as const;
const PERIODS = {
  1: text('שלושה חודשים עד 31 במרץ', 'Three months to 31 March'),
  2: text('שישה חודשים עד 30 ביוני', 'Six months to 30 June'),
  3: text('תשעה חודשים עד 30 בספטמבר', 'Nine months to 30 September'),
  4: text('השנה עד 31 בדצמבר', 'The year to 31 December'),
} as const;

const accountsOf = (year: number): Accounts => {
  const found = ACCOUNTS[year];
  if (!found) throw new Error(`There are no accounts of ${year}. Add them to the facts.`);
  return found;
};

const change = (now: number, before: number) => {
  const percent = Math.round((now / before - 1) * 1000) / 10;
  return `${percent < 0 ? '−' : '+'}${Math.abs(percent)}%`;
};

function financial(year: number, quarter: keyof typeof PARTS_OF_YEAR): ReportPages {
  const [now, before] = [accountsOf(year), accountsOf(year - 1)];
  const part = PARTS_OF_YEAR[quarter];
  const row = (he: string, en: string, of: keyof Accounts, share: number): Row => {
    const [a, b] = [Math.round(now[of] * share), Math.round(before[of] * share)];
    return { label: text(he, en), cells: [figure(a), figure(b), change(a, b)] };
  };
  const revenue = figure(Math.round(now.revenue * part));
  const profit = figure(Math.round(now.netProfit * part));
  const equityPercent = Math.round((now.equity / now.assets) * 100);
  const period = PERIODS[quarter].values;
  return {
    lead: text(
      `${period.he}: הכנסות של ${revenue} מיליון ₪ ורווח נקי של ${profit} מיליון ₪.`,
      `${period.en}: revenue of ₪${revenue} million and a net profit of ₪${profit} million.`,
    ),
    table: {
      columns: [text(`${year}`, `${year}`), text(`${year - 1}`, `${year - 1}`), text('שינוי', 'Change')],
      rows: [
        row('הכנסות', 'Revenue', 'revenue', part),
        row('רווח תפעולי', 'Operating profit', 'operatingProfit', part),
        row('רווח נקי', 'Net profit', 'netProfit', part),
        row('הון עצמי', 'Equity', 'equity', 1),
        row('סך המאזן', 'Total assets', 'assets', 1),
      ],
      note: text('במיליוני שקלים.', 'In millions of shekels.'),
    },
    sections: [
      {
        title: text('התוצאות', 'Results'),
        body: text(
          `ההכנסות צמחו ב־${change(now.revenue, before.revenue).slice(1)} לעומת התקופה המקבילה ב־${year - 1}. עיקר הגידול בא ממסירת דירות ומעבודות תשתית.`,
          `Revenue changed by ${change(now.revenue, before.revenue)} against the same period of ${year - 1}, mainly from homes handed over and from infrastructure works.`,
        ),
      },
      {
        title: text('איתנות', 'Strength'),
        body: text(
          `ההון העצמי הוא ${equityPercent}% מסך המאזן. הקבוצה עמדה בכל אמות המידה הפיננסיות שנקבעו לאיגרות החוב שלה.`,
          `Equity is ${equityPercent}% of total assets. The group met every financial covenant of its bonds.`,
        ),
      },
      {
        title: text('בסיס העריכה', 'Basis of preparation'),
        body:
          quarter === 4
            ? text(
                'הדוח נערך לפי תקני IFRS ובוקר בידי רואי החשבון של הקבוצה.',
                'Prepared under IFRS and audited by the group’s accountants.',
              )
            : text(
                'הדוח נערך לפי IAS 34. רואי החשבון סקרו אותו ולא ביקרו אותו.',
                'Prepared under IAS 34. Reviewed, not audited, by the group’s accountants.',
              ),
      },
    ],
  };
}

function sustainability(year: number): ReportPages {
  const now = SUSTAINABILITY[year];
  if (!now) throw new Error(`There are no sustainability figures of ${year}. Add them to the facts.`);
  const before = SUSTAINABILITY[year - 1];
  const row = (he: string, en: string, of: keyof typeof now, sign = ''): Row => ({
    label: text(he, en),
    cells: [`${sign}${now[of]}%`, before ? `${sign}${before[of]}%` : '–'],
  });
  return {
    lead: text(
      `פחמן למטר רבוע בנוי: ${now.carbonCut}% פחות מב־2015. כך עמדנו ביעדי ${year}.`,
      `Carbon per built square metre: ${now.carbonCut}% less than in 2015. How we met the goals of ${year}.`,
    ),
    table: {
      columns: [text(`${year}`, `${year}`), text(`${year - 1}`, `${year - 1}`)],
      rows: [
        row('פחמן למ״ר בנוי לעומת 2015', 'Carbon per built m², against 2015', 'carbonCut', '−'),
        row('אגרגטים ממוחזרים', 'Recycled aggregates', 'recycledAggregates'),
        row('פסולת אתרים שחזרה לשימוש', 'Site waste used again', 'wasteReused'),
      ],
      note: text('נבדק בידי גוף חיצוני.', 'Checked by an independent body.'),
    },
    sections: [
      {
        title: text('סביבה', 'Environment'),
        body: text(
          'כל פרויקט חדש מתחיל בחישוב פחמן, ובכל אתר ממיינים את הפסולת. היעד: חצי מהפליטות עד 2035.',
          'Every new project begins with a carbon calculation, and every site sorts its waste. The goal: half the emissions by 2035.',
        ),
      },
      {
        title: text('חברה', 'Society'),
        body: text(
          `${FACTS.profitToCommunityPercent}% מהרווח מוקדשים לקהילות שבהן אנחנו בונים, וכל עובד ועובדת מתנדבים שלושה ימים בשנה.`,
          `${FACTS.profitToCommunityPercent}% of our profit goes to the communities where we build, and every employee volunteers three days a year.`,
        ),
      },
      {
        title: text('ממשל תאגידי', 'Governance'),
        body: text(
          'חמישה מתשעת הדירקטורים בלתי תלויים. ועדת קיימות של הדירקטוריון בוחנת את היעדים פעמיים בשנה.',
          'Five of nine directors are independent. The board’s sustainability committee reviews the goals twice a year.',
        ),
      },
    ],
  };
}

const carbon: ReportPages = {
  lead: text(
    `${FACTS.carbonCutPercent}% פחות פחמן למטר רבוע בנוי לעומת 2015: מה נמדד, איך, ומה עוד חסר.`,
    `${FACTS.carbonCutPercent}% less carbon per built square metre than in 2015: what is measured, how, and what is missing.`,
  ),
  table: {
    columns: [text('ק״ג CO₂ למ״ר', 'kg CO₂ per m²')],
    rows: [
      { label: text('בטון ומלט', 'Concrete and cement'), cells: ['214'] },
      { label: text('פלדה', 'Steel'), cells: ['78'] },
      { label: text('הובלה', 'Transport'), cells: ['31'] },
      { label: text('עבודה באתר', 'Work on site'), cells: ['25'] },
      { label: text('סך הכול', 'Total'), cells: ['348'] },
    ],
    note: text('שנת הבסיס 2015: 600 ק״ג למ״ר.', 'Base year 2015: 600 kg per m².'),
  },
  sections: [
    {
      title: text('השיטה', 'The method'),
      body: text(
        'החישוב נעשה לפי פרוטוקול גזי החממה, מכלול 1 עד 3, ונבדק בידי גוף חיצוני.',
        'Calculated under the Greenhouse Gas Protocol, scopes 1 to 3, and checked by an independent body.',
      ),
    },
    {
      title: text('מה חסר', 'What is missing'),
      body: text(
        'הנסועה של קבלני המשנה מוערכת ואינה נמדדת. מ־2027 היא תימדד.',
        'The mileage of subcontractors is estimated, not measured. From 2027 it will be measured.',
      ),
    },
  ],
};

const safety: ReportPages = {
  lead: text(
    `אפס תאונות קשות ב־${FACTS.activeSites} אתרים פעילים, ושש שעות הדרכה לכל עובד ועובדת.`,
    `No serious accident on ${FACTS.activeSites} active sites, and six hours of training for everybody.`,
  ),
  table: {
    columns: [text('2025', '2025'), text('2024', '2024')],
    rows: [
      {
        label: text('תאונות קשות', 'Serious accidents'),
        cells: [String(FACTS.seriousAccidents), '1'],
      },
      {
        label: text('תאונות למיליון שעות עבודה', 'Accidents per million working hours'),
        cells: ['2.8', '3.4'],
      },
      { label: text('כמעט־תאונות שדווחו', 'Near misses reported'), cells: ['1,310', '940'] },
    ],
    note: text('כולל קבלני משנה.', 'Subcontractors included.'),
  },
  sections: [
    {
      title: text('לדווח לפני שקורה', 'To report before it happens'),
      body: text(
        'דיווח על כמעט־תאונה נעשה בטלפון בתוך דקה, בלי שם. לכן מספר הדיווחים עלה, ומספר התאונות ירד.',
        'A near miss is reported by phone within a minute, without a name. That is why reports rose and accidents fell.',
      ),
    },
    {
      title: text('השנה הבאה', 'Next year'),
      body: text(
        'חיישני קרבה בכל כלי כבד, ותרגול חילוץ בכל עגורן.',
        'Proximity sensors on every heavy machine, and a rescue drill for every crane.',
      ),
    },
  ],
};

/**
 * Returns the content of a report by its subject.
 * @throws Error when the facts lack its year, or no text exists for its name
 */
export function reportPages({ name, subject }: Report): ReportPages {
  switch (subject.kind) {
    case 'annual':
      return financial(subject.year, 4);
    case 'quarterly':
    case 'results':
      return financial(subject.year, subject.quarter);
    case 'sustainability':
      return sustainability(subject.year);
    case 'carbon':
      return carbon;
    case 'safety':
      return safety;
    case 'plain': {
      const pages = plainReports[name];
      if (!pages) throw new Error(`There is no text for the document ${name}. Add it to plainReports.`);
      return pages;
    }
  }
}
