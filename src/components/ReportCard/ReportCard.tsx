import { graphql } from 'gatsby';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FileLink } from '../FileLink/FileLink';
import { RichText } from '../RichText/RichText';
import { ShownDate } from '../ShownDate/ShownDate';
import { card, dateText, name } from './ReportCard.styles';

export const fragment = graphql`
  fragment ReportCardFields on CmsReport {
    id
    reportName {
      ...RichTextFields
    }
    isoDate: date(formatString: "YYYY-MM-DD")
    shownDate: date(formatString: "D.M.YYYY")
    reportFile {
      ...FileLinkFields
    }
  }
`;

export type Report = Queries.ReportCardFieldsFragment;

/**
 * Card of a report with its name, date (day.month.year) and file, which opens in a new tab (forms-investors-catalogue
 * §2.2).
 */
export function ReportCard({ report }: { report: Report }) {
  const { t } = useTranslation('common');
  const nameId = useId();
  return (
    <article css={card}>
      <div css={name} id={nameId}>
        <RichText text={report.reportName} />
      </div>
      <ShownDate iso={report.isoDate} shown={report.shownDate} css={dateText} />
      <FileLink file={report.reportFile} about={nameId}>
        {t('viewReport')}
      </FileLink>
    </article>
  );
}
