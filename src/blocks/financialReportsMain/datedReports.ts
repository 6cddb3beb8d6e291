import { compareTexts } from '../../lib/compareTexts';
import type { Report } from '../../components/ReportCard/ReportCard';

export interface KindOfReports {
  readonly kindName: string | null;
  readonly reports: readonly (Report | null)[] | null;
}

export interface DatedReport {
  kind: string;
  /** Four digits, or empty without a date. */
  year: string;
  report: Report;
}

/** Returns all reports, newest first, undated last in the editor's order. */
export function newestFirst(kinds: readonly (KindOfReports | null)[] | null | undefined): DatedReport[] {
  const all = (kinds ?? []).flatMap((kind) =>
    (kind?.reports ?? []).flatMap((report) =>
      report ? [{ kind: kind?.kindName ?? '', year: report.isoDate?.slice(0, 4) ?? '', report }] : [],
    ),
  );
  return all.sort((a, b) => compareTexts(b.report.isoDate ?? '', a.report.isoDate ?? ''));
}

/** Returns the years with reports, latest first. */
export const yearsOf = (reports: readonly DatedReport[]): string[] => [
  ...new Set(reports.map(({ year }) => year).filter(Boolean)),
];

export interface YearOfReports {
  year: string;
  reports: DatedReport[];
}

/** Groups reports by year in the given order. Undated ones form a group without a year. */
export function byYear(reports: readonly DatedReport[]): YearOfReports[] {
  const years = new Map<string, DatedReport[]>();
  for (const entry of reports) years.set(entry.year, [...(years.get(entry.year) ?? []), entry]);
  return [...years].map(([year, ofYear]) => ({ year, reports: ofYear }));
}
