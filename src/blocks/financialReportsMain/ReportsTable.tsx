import type { Interpolation, Theme } from '@emotion/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { ReportTableRow } from './ReportTableRow';
import {
  columnHead,
  columnName,
  columns,
  group,
  silentHead,
  table,
  undated,
  wideOnly,
  yearHeading,
} from './ReportsTable.styles';
import { byYear, type DatedReport } from './datedReports';

interface ReportsTableProps {
  /** Newest first. */
  reports: readonly DatedReport[];
  /** Heading level of the year above each table. */
  level: 3 | 4;
  /** Whether to show the column "kind". False when all reports have the same kind. */
  withKinds: boolean;
}

/** Reports in one table per year. On phones, each report is a compact row (forms-investors-catalogue §2.1). */
export function ReportsTable({ reports, level, withKinds }: ReportsTableProps) {
  const { t } = useTranslation('common');
  const id = useId();
  const Year = `h${level}` as const;
  return byYear(reports).map(({ year, reports: ofYear }, index) => (
    <div key={year} css={group}>
      <Year id={`${id}${year}`} css={[yearHeading, !year && undated]}>
        {year || t('undated')}
      </Year>
      <table aria-labelledby={`${id}${year}`} css={table}>
        <thead>
          <tr>
            <ColumnHead text={t('reportName')} shown={index === 0} />
            {withKinds && <ColumnHead text={t('kind')} shown={index === 0} look={[columns.kind, wideOnly]} />}
            <ColumnHead text={t('date')} shown={index === 0} look={[columns.date, wideOnly]} />
            <ColumnHead text={t('file')} shown={index === 0} look={columns.file} />
          </tr>
        </thead>
        <tbody>
          {ofYear.map((entry, place) => (
            <ReportTableRow key={entry.report.id ?? place} entry={entry} withKind={withKinds} />
          ))}
        </tbody>
      </table>
    </div>
  ));
}

interface ColumnHeadProps {
  text: string;
  /**
   * Whether the column headers are visible, which is so only in the first table. In the other tables only screen
   * readers read them.
   */
  shown: boolean;
  look?: Interpolation<Theme>;
}

function ColumnHead({ text, shown, look }: ColumnHeadProps) {
  return (
    <th scope="col" css={[columnHead, !shown && silentHead, look]}>
      {shown ? <span css={columnName}>{text}</span> : <VisuallyHidden>{text}</VisuallyHidden>}
    </th>
  );
}
