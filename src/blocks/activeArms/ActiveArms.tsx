import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import type { BlockProps } from '../../components/BlockList/BlockList';
import { Carousel } from '../../components/Carousel/Carousel';
import { itemLevel } from '../../components/Section/itemLevel';
import { Section } from '../../components/Section/Section';
import { SectionHeader } from '../../components/Section/SectionHeader';
import { sizeFor } from '../../components/Section/sizeFor';
import { ArmCard } from './ArmCard';
import { header, MOBILE_SIZE } from './ActiveArms.styles';
import { evenColumns } from './evenColumns';

export const fragment = graphql`
  fragment ActiveArms on CmsActiveArmsBlock {
    id
    title
    introduction: text
    arms {
      id
      ...ActiveArm
    }
  }
`;

/** The group's business arms: a grid on desktop, a carousel on phones (corporate-site §2). */
export function ActiveArms({ title, introduction, arms, first }: Queries.ActiveArmsFragment & BlockProps) {
  const { t } = useTranslation('common');
  if (!arms?.length) return null;
  return (
    <Section tone="stone" size={sizeFor(arms.length)} named={Boolean(title)}>
      <div css={header}>
        <SectionHeader title={title} text={introduction} first={first} namesSection />
      </div>
      <Carousel
        label={title ?? t('activeArms')}
        slideSize={MOBILE_SIZE}
        edges="bleed"
        desktopColumns={evenColumns(arms.length)}
        fillRows
        slides={arms.map((arm, index) => ({
          key: arm?.id ?? String(index),
          content: arm && <ArmCard {...arm} level={itemLevel(title, first)} />,
        }))}
      />
    </Section>
  );
}
