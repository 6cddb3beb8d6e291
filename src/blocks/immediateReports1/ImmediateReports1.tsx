import { graphql } from 'gatsby';
import type { BlockProps } from '../../components/BlockList/BlockList';
import { ImmediateReportCard } from '../../components/ImmediateReportCard/ImmediateReportCard';
import { itemLevel } from '../../components/Section/itemLevel';
import { Section } from '../../components/Section/Section';
import { SectionHeader } from '../../components/Section/SectionHeader';
import { sizeFor } from '../../components/Section/sizeFor';
import { grid, header } from './ImmediateReports1.styles';

export const fragment = graphql`
  fragment ImmediateReports1 on CmsImmediateReports1Block {
    id
    title
    reports {
      ...ImmediateReportCard
    }
  }
`;

/** Report cards in three columns (forms-investors-catalogue §2.6). */
export function ImmediateReports1({ title, reports, first }: Queries.ImmediateReports1Fragment & BlockProps) {
  const cards = (reports ?? []).flatMap((report) => report ?? []);
  if (cards.length === 0) return null;
  return (
    <Section size={sizeFor(cards.length)} named={Boolean(title)}>
      <div css={header}>
        <SectionHeader title={title} first={first} namesSection />
      </div>
      <ul css={grid}>
        {cards.map((report, index) => (
          <li key={report.id ?? index}>
            <ImmediateReportCard report={report} level={itemLevel(title, first)} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
