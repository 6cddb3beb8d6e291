import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import type { BlockProps } from '../../components/BlockList/BlockList';
import { Carousel } from '../../components/Carousel/Carousel';
import { slideWidth } from '../../components/Carousel/slideWidth';
import { ImmediateReportCard } from '../../components/ImmediateReportCard/ImmediateReportCard';
import { itemLevel } from '../../components/Section/itemLevel';
import { Section } from '../../components/Section/Section';
import { SectionHeader } from '../../components/Section/SectionHeader';
import { sizeFor } from '../../components/Section/sizeFor';
import { header } from './ImmediateReports.styles';

export const fragment = graphql`
  fragment ImmediateReports on CmsImmediateReportsBlock {
    id
    title
    reports {
      ...ImmediateReportCard
    }
  }
`;

/** Phones show one card and the start of the next, to hint that the row can be swiped. */
const ON_PHONE = { base: slideWidth(1.2), tablet: slideWidth(2) };

/** Immediate reports as cards: two columns, or a carousel on phones (forms-investors-catalogue §2.6). */
export function ImmediateReports({ title, reports, first }: Queries.ImmediateReportsFragment & BlockProps) {
  const { t } = useTranslation('investors');
  const cards = (reports ?? []).flatMap((report) => report ?? []);
  if (cards.length === 0) return null;
  return (
    <Section tone="stone" size={sizeFor(cards.length)} named={Boolean(title)}>
      <div css={header}>
        <SectionHeader title={title} first={first} namesSection />
      </div>
      <Carousel
        label={title ?? t('moreReports')}
        slideSize={ON_PHONE}
        desktopColumns={2}
        edges="bleed"
        slides={cards.map((report, index) => ({
          key: report.id ?? String(index),
          content: <ImmediateReportCard report={report} level={itemLevel(title, first)} />,
        }))}
      />
    </Section>
  );
}
