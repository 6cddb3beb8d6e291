import { compareTexts } from '../../lib/compareTexts';
import type { Report } from '../../components/ReportCard/ReportCard';

export interface KindOfReports {
  readonly kindName: string | null;
  readonly reports: readonly (Report | null)[] | null;
}

export interface DatedReport {
  kind: string;
  /** Four digits; empty where the report has no date. */
  year: string;
  report: Report;
}

/** All reports, newest first; those without a date come last, in the editor's order. */
export function newestFirst(kinds: readonly (KindOfReports | null)[] | null | undefined): DatedReport[] {
  const all = (kinds ?? []).flatMap((kind) =>
    (kind?.reports ?? []).flatMap((report) =>
      report ? [{ kind: kind?.kindName ?? '', year: report.isoDate?.slice(0, 4) ?? '', report }] : [],
    ),
  );
  return all.sort((a, b) => compareTexts(b.report.isoDate ?? '', a.report.isoDate ?? ''));
}

/** The years in which there are reports, latest first. */
export const yearsOf = (reports: readonly DatedReport[]): string[] => [
  ...new Set(reports.map(({ year }) => year).filter(Boolean)),
];

export interface YearOfReports {
  year: string;
  reports: DatedReport[];
}

/** Reports by their years, in the order given; those without a date are a group of their own, with no year. */
export function byYear(reports: readonly DatedReport[]): YearOfReports[] {
  const years = new Map<string, DatedReport[]>();
  for (const entry of reports) years.set(entry.year, [...(years.get(entry.year) ?? []), entry]);
  return [...years].map(([year, ofYear]) => ({ year, reports: ofYear }));
}
