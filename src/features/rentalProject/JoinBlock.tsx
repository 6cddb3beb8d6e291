import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { buttonStyles } from '../../components/Button/Button.styles';
import { ContentLink } from '../../components/ContentLink/ContentLink';
import { resolveLink } from '../../components/ContentLink/resolveLink';
import { PopupButton } from '../../components/PopupButton/PopupButton';
import { Heading } from '../../components/Section/Heading';
import { Section } from '../../components/Section/Section';
import { actions, columns, lead, words } from './JoinBlock.styles';
import { trackRental } from './trackRental';

export const fragment = graphql`
  fragment RentalJoin on CmsProject {
    rentProjectJoinBlock {
      title
      subTitle
      buttonBlue {
        ...LinkFields
      }
      buttonWhite
    }
  }
`;

interface JoinBlockProps {
  project: Queries.RentalJoinFragment;
  /** URL of the meeting scheduler; null if the project offers no meetings. */
  meetingUrl: string | null;
}

/**
 * An invitation to join, with a button to book a meeting and the editors' link (project-marketing §2.6, eighth
 * section). Renders nothing without a title.
 */
export function JoinBlock({ project, meetingUrl }: JoinBlockProps) {
  const { t } = useTranslation('rentalProject');
  const { title, subTitle, buttonBlue, buttonWhite } = project.rentProjectJoinBlock ?? {};
  if (!title) return null;
  return (
    <Section tone="dusk" named>
      <div css={columns}>
        <div css={words}>
          <Heading level={2} namesSection>
            {title}
          </Heading>
          {subTitle && <p css={lead}>{subTitle}</p>}
        </div>
        {(meetingUrl ?? resolveLink(buttonBlue)) && (
          <div css={actions}>
            {meetingUrl && (
              <PopupButton url={meetingUrl} variant="light" onOpen={() => trackRental('meeting', 'join')}>
                {buttonWhite || t('bookMeeting')}
              </PopupButton>
            )}
            <ContentLink
              link={buttonBlue}
              css={buttonStyles[meetingUrl ? 'secondary' : 'primary']}
              onClick={() => trackRental('link', 'join')}
            />
          </div>
        )}
      </div>
    </Section>
  );
}
