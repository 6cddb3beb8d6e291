import { graphql } from 'gatsby';
import type { BlockProps } from '../../components/BlockList/BlockList';
import { ButtonLink } from '../../components/Button/ButtonLink';
import { resolveLink } from '../../components/ContentLink/resolveLink';
import { Icon } from '../../components/Icon/Icon';
import { Section } from '../../components/Section/Section';
import { introduction as introductionStyle, row } from './ProjectButton.styles';

export const fragment = graphql`
  fragment ProjectButton on CmsProjectButtonBlock {
    id
    introduction: text
    link {
      ...LinkFields
    }
  }
`;

/**
 * A line of text with a button that links to projects (corporate-site §2). Renders nothing if the link has no target.
 */
export function ProjectButton({ introduction, link }: Queries.ProjectButtonFragment & BlockProps) {
  if (!resolveLink(link)) return null;
  return (
    <Section size="compact">
      <div css={row}>
        {introduction && <p css={introductionStyle}>{introduction}</p>}
        <ButtonLink link={link} variant="secondary">
          {link?.name}
          <Icon name="arrow" flip />
        </ButtonLink>
      </div>
    </Section>
  );
}
