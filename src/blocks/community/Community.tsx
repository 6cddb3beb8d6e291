import { graphql } from 'gatsby';
import type { BlockProps } from '../../components/BlockList/BlockList';
import { ButtonLink } from '../../components/Button/ButtonLink';
import { Picture } from '../../components/Picture/Picture';
import { RichText } from '../../components/RichText/RichText';
import { Heading } from '../../components/Section/Heading';
import { itemLevel } from '../../components/Section/itemLevel';
import { Section } from '../../components/Section/Section';
import { SectionHeader } from '../../components/Section/SectionHeader';
import { sizeFor } from '../../components/Section/sizeFor';
import { card, donation, grid, icon } from './Community.styles';

export const fragment = graphql`
  fragment Community on CmsCommunityBlock {
    id
    title
    items {
      id
      title
      text {
        ...RichTextFields
      }
      icon {
        ...IconPicture
      }
    }
    donationButton {
      ...LinkFields
    }
  }
`;

/** The group's community projects with one donation button (forms-investors-catalogue §2.2). */
export function Community({ title, items, donationButton, first }: Queries.CommunityFragment & BlockProps) {
  if (!items?.length) return null;
  const level = itemLevel(title, first);
  return (
    <Section tone="stone" size={sizeFor(items.length)} named={Boolean(title)}>
      <SectionHeader title={title} first={first} namesSection />
      <ul css={grid}>
        {items.map(
          (item, index) =>
            item && (
              <li key={item.id ?? index} css={card}>
                <Picture media={item.icon} alt="" fit="contain" css={icon} />
                <Heading level={level} look="h3">
                  {item.title}
                </Heading>
                <RichText text={item.text} />
              </li>
            ),
        )}
      </ul>
      <div css={donation}>
        <ButtonLink link={donationButton} />
      </div>
    </Section>
  );
}
