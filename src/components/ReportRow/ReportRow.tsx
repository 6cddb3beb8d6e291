import type { Report } from '../ReportCard/ReportCard';
import { ReportCard } from '../ReportCard/ReportCard';
import { item, row } from './ReportRow.styles';

interface ReportRowProps {
  /** Accessible name. */
  label: string;
  reports: readonly (Report | null)[] | null | undefined;
}

/** A row of report cards that scrolls horizontally by touch, wheel or arrow keys. */
export function ReportRow({ label, reports }: ReportRowProps) {
  const cards = reports?.filter((report) => report !== null) ?? [];
  if (cards.length === 0) return null;
  return (
    // A region that scrolls must be reachable by keyboard (WCAG 2.1.1).
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="group" aria-label={label} tabIndex={0} css={row}>
      {cards.map((report, index) => (
        <div key={report.id ?? index} css={item}>
          <ReportCard report={report} />
        </div>
      ))}
    </div>
  );
}
