import type { Report } from '../content/reports';
import { picture, rich } from '../lib/bilingual';

/** A report as a row of a page's list: name, date and file. */
export const reportRow = ({ name, title, date }: Report) => ({
  reportName: rich(title.values.he, title.values.en),
  date: `${date}T00:00:00.000Z`,
  reportFile: picture(name),
});
