import type { Report } from '../content/reports';
import { picture, rich } from '../lib/bilingual';

/** Returns a report as a row in a page's list of reports, with name, date and file. */
export const reportRow = ({ name, title, date }: Report) => ({
  reportName: rich(title.values.he, title.values.en),
  date: `${date}T00:00:00.000Z`,
  reportFile: picture(name),
});
