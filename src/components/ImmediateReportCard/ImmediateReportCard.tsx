import { graphql } from 'gatsby';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../Button/ButtonLink';
import { FileLink } from '../FileLink/FileLink';
import { RichText } from '../RichText/RichText';
import { Heading } from '../Section/Heading';
import { ShownDate } from '../ShownDate/ShownDate';
import { card, content as contentStyle, day, ways } from './ImmediateReportCard.styles';

export const fragment = graphql`
  fragment ImmediateReportCard on CmsImmediateReport {
    id
    title
    isoDate: date(formatString: "YYYY-MM-DD")
    shownDate: date(formatString: "D.M.YYYY")
    content {
      ...RichTextFields
    }
    link {
      ...LinkFields
    }
    pdf {
      ...FileLinkFields
    }
  }
`;

interface ImmediateReportCardProps {
  report: Queries.ImmediateReportCardFragment;
  level: 2 | 3;
}

/** A report card on the investor pages: title, content, link and files (forms-investors-catalogue §3). */
export function ImmediateReportCard({ report, level }: ImmediateReportCardProps) {
  const { t } = useTranslation('common');
  const id = useId();
  const { title, isoDate, shownDate, content, link, pdf } = report;
  return (
    <article css={card} aria-labelledby={id}>
      <ShownDate iso={isoDate} shown={shownDate} css={day} />
      <Heading level={level} look="h3" id={id}>
        {title}
      </Heading>
      <div css={contentStyle}>
        <RichText text={content} />
      </div>
      <div css={ways}>
        {pdf?.map(
          (file) =>
            file && (
              <FileLink key={file.url} file={file} about={id}>
                {t('viewReport')}
              </FileLink>
            ),
        )}
        <ButtonLink link={link} variant="text" />
      </div>
    </article>
  );
}
