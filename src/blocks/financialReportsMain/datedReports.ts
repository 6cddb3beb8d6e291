import { compareTexts } from '../../lib/compareTexts';
import type { Report } from '../../components/ReportCard/ReportCard';

export interface KindOfReports {
  readonly kindName: string | null;
  readonly reports: readonly (Report | null)[] | null;
}

export interface DatedReport {
  kind: string;
  /** Four digits, or an empty string if the report has no date. */
  year: string;
  report: Report;
}

/** Returns the reports of all kinds, newest first. Reports without a date come last, in the editor's order. */
export function newestFirst(kinds: readonly (KindOfReports | null)[] | null | undefined): DatedReport[] {
  const all = (kinds ?? []).flatMap((kind) =>
    (kind?.reports ?? []).flatMap((report) =>
      report ? [{ kind: kind?.kindName ?? '', year: report.isoDate?.slice(0, 4) ?? '', report }] : [],
    ),
  );
  return all.sort((a, b) => compareTexts(b.report.isoDate ?? '', a.report.isoDate ?? ''));
}

/** Returns the distinct years of the reports, in the order of the reports. */
export const yearsOf = (reports: readonly DatedReport[]): string[] => [
  ...new Set(reports.map(({ year }) => year).filter(Boolean)),
];

export interface YearOfReports {
  year: string;
  reports: DatedReport[];
}

/** Groups the reports by year and keeps their order. Reports without a date form one group whose year is empty. */
export function byYear(reports: readonly DatedReport[]): YearOfReports[] {
  const years = new Map<string, DatedReport[]>();
  for (const entry of reports) years.set(entry.year, [...(years.get(entry.year) ?? []), entry]);
  return [...years].map(([year, ofYear]) => ({ year, reports: ofYear }));
}
