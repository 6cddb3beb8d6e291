import { graphql } from 'gatsby';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonStyles } from '../../components/Button/Button.styles';
import { ContentLink } from '../../components/ContentLink/ContentLink';
import { RichText } from '../../components/RichText/RichText';
import { Section } from '../../components/Section/Section';
import { SectionHeader } from '../../components/Section/SectionHeader';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { box } from './ProjectLottery.styles';
import { trackProject } from './trackProject';

export const fragment = graphql`
  fragment ProjectLottery on CmsProject {
    path
    lottery {
      boxTitle
      boxTextHTML {
        ...RichTextFields
      }
      button {
        ...LinkFields
      }
    }
  }
`;

/** A box about the project's lottery with title, text and button (project-marketing §2.1). */
export function ProjectLottery({ project }: { project: Queries.ProjectLotteryFragment }) {
  const { t } = useTranslation('project');
  const headingId = useId();
  const { boxTitle, boxTextHTML, button } = project.lottery ?? {};
  if (!boxTitle && !boxTextHTML?.html) return null;
  return (
    <Section tone="dusk" size="compact" labelledBy={headingId}>
      <div css={box}>
        <div>
          {boxTitle ? (
            <SectionHeader id={headingId} title={boxTitle} tone="night" />
          ) : (
            <VisuallyHidden id={headingId}>{t('lottery')}</VisuallyHidden>
          )}
          <RichText text={boxTextHTML} tone="night" />
        </div>
        <ContentLink
          link={button}
          css={buttonStyles.light}
          onClick={() => trackProject('lottery', project)}
        />
      </div>
    </Section>
  );
}
