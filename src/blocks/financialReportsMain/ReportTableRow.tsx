import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FileLink } from '../../components/FileLink/FileLink';
import { RichText } from '../../components/RichText/RichText';
import { ShownDate } from '../../components/ShownDate/ShownDate';
import { belowName, fileCell, name, wideOnly } from './ReportsTable.styles';
import type { DatedReport } from './datedReports';

interface ReportTableRowProps {
  entry: DatedReport;
  withKind: boolean;
}

/** A table row for a report: name, kind, date and file. On phones, kind and date appear below the name. */
export function ReportTableRow({ entry: { kind, report }, withKind }: ReportTableRowProps) {
  const { t } = useTranslation('common');
  const nameId = useId();
  const date = report.isoDate && <ShownDate iso={report.isoDate} shown={report.shownDate} />;
  return (
    <tr>
      <th scope="row" css={name}>
        <div id={nameId}>
          <RichText text={report.reportName} />
        </div>
        <div css={belowName}>
          {withKind && kind}
          {withKind && kind && date && ' · '}
          {date}
        </div>
      </th>
      {withKind && <td css={wideOnly}>{kind}</td>}
      <td css={wideOnly}>{date}</td>
      <td css={fileCell}>
        <FileLink file={report.reportFile} about={nameId}>
          {t('viewReport')}
        </FileLink>
      </td>
    </tr>
  );
}
