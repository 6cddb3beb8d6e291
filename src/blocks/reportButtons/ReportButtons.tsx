import { graphql } from 'gatsby';
import type { BlockProps } from '../../components/BlockList/BlockList';
import { FileLink } from '../../components/FileLink/FileLink';
import { Section } from '../../components/Section/Section';
import { SectionHeader } from '../../components/Section/SectionHeader';
import { sizeFor } from '../../components/Section/sizeFor';
import { list, row } from './ReportButtons.styles';

export const fragment = graphql`
  fragment ReportButtons on CmsReportButtonsBlock {
    id
    title
    reports {
      id
      name
      file {
        ...FileLinkFields
      }
    }
  }
`;

/** Buttons that open reports in a new tab. Each states the file's type and size (forms-investors-catalogue §2.1). */
export function ReportButtons({ title, reports, first }: Queries.ReportButtonsFragment & BlockProps) {
  const present = reports?.filter((report) => report?.file?.url) ?? [];
  if (present.length === 0) return null;
  return (
    <Section size={sizeFor(present.length)} named={Boolean(title)}>
      <SectionHeader title={title} first={first} namesSection />
      <ul css={list}>
        {present.map((report, index) => (
          <li key={report?.id ?? index} css={row}>
            <FileLink file={report?.file}>{report?.name}</FileLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
