import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import type { BlockProps } from '../../components/BlockList/BlockList';
import { Carousel } from '../../components/Carousel/Carousel';
import { itemLevel } from '../../components/Section/itemLevel';
import { Section } from '../../components/Section/Section';
import { SectionHeader } from '../../components/Section/SectionHeader';
import { TeamCard } from './TeamCard';
import { CARD_SIZE } from './Team.styles';

export const fragment = graphql`
  fragment Team on CmsTeamBlock {
    id
    title
    introduction: text
    members {
      id
      ...TeamMember
    }
  }
`;

/** The company's people as a carousel of cards (corporate-site §3, §4, §9). */
export function Team({ title, introduction, members, first }: Queries.TeamFragment & BlockProps) {
  const { t } = useTranslation('common');
  if (!members?.length) return null;
  return (
    <Section tone="stone" named={Boolean(title)}>
      <Carousel
        label={title ?? t('team')}
        heading={<SectionHeader title={title} text={introduction} first={first} namesSection />}
        edges="bleed"
        slideSize={CARD_SIZE}
        slides={members.map((member, index) => ({
          key: member?.id ?? String(index),
          content: member && <TeamCard {...member} level={itemLevel(title, first)} />,
        }))}
      />
    </Section>
  );
}
