import type { Report } from '../content/reports';
import { picture, rich } from '../lib/bilingual';

/** A report as the lists of the pages hold it: its name, its day and its own file. */
export const reportRow = ({ name, title, date }: Report) => ({
  reportName: rich(title.values.he, title.values.en),
  date: `${date}T00:00:00.000Z`,
  reportFile: picture(name),
});
