import { graphql } from 'gatsby';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/Icon/Icon';
import { Picture } from '../../components/Picture/Picture';
import { RichText } from '../../components/RichText/RichText';
import { Heading } from '../../components/Section/Heading';
import {
  card,
  details,
  detailsOpen,
  linkedInLink,
  portrait,
  portraitEmpty,
  role as roleStyle,
  scroller,
  toggle,
  toggleOpen,
} from './Team.styles';
import { useDetails } from './useDetails';

export const fragment = graphql`
  fragment TeamMember on CmsTeamMember {
    image {
      ...CardPicture
    }
    name
    role
    description {
      ...RichTextFields
    }
    linkedIn
  }
`;

interface TeamCardProps extends Omit<Queries.TeamMemberFragment, '__typename'> {
  level: 2 | 3;
}

/**
 * A person's card. Details cover the lower part of the portrait: on phones after a press, on desktop on hover or focus
 * (corporate-site §4).
 */
export function TeamCard({ image, name, role, description, linkedIn, level }: TeamCardProps) {
  const { t } = useTranslation('common');
  const detailsId = useId();
  const { toggle: toggleRef, open, cardProps, onPress } = useDetails();
  const hasDetails = Boolean(description?.html ?? linkedIn);
  return (
    <article css={card} {...(hasDetails && cardProps)}>
      <div css={portrait}>
        {image ? <Picture media={image} alt="" /> : <Icon name="person" css={portraitEmpty} />}
        {hasDetails && (
          <button
            ref={toggleRef}
            type="button"
            aria-expanded={open}
            aria-controls={detailsId}
            aria-label={t('moreAbout', { name })}
            css={[toggle, open && toggleOpen]}
            onClick={onPress}
          >
            <Icon name="plus" />
          </button>
        )}
        {hasDetails && (
          <div id={detailsId} css={[details, open && detailsOpen]}>
            {/* A long text scrolls, so without a focusable link the box itself must be focusable. */}
            <div css={scroller} {...(!linkedIn && { tabIndex: 0, role: 'group', 'aria-label': name ?? '' })}>
              <RichText text={description} tone="night" />
              {linkedIn && (
                <a
                  href={linkedIn}
                  target="_blank"
                  rel="noopener"
                  aria-label={t('linkedInOf', { name })}
                  css={linkedInLink}
                >
                  <Icon name="linkedin" />
                  LinkedIn
                </a>
              )}
            </div>
          </div>
        )}
      </div>
      <Heading level={level} look="h3">
        {name}
      </Heading>
      {role && <p css={roleStyle}>{role}</p>}
    </article>
  );
}
