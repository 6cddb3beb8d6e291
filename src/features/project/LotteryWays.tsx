import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { buttonStyles } from '../../components/Button/Button.styles';
import { Picture } from '../../components/Picture/Picture';
import { Heading } from '../../components/Section/Heading';
import { Section } from '../../components/Section/Section';
import { SectionHeader } from '../../components/Section/SectionHeader';
import { typeset } from '../../lib/typeset';
import { REGISTER_ID } from './anchors';
import { way as wayCard, wayIcon, ways as grid } from './ProjectLottery.styles';
import { trackProject } from './trackProject';

export const fragment = graphql`
  fragment LotteryWays on CmsProject {
    path
    lotterRegisterTitle
    lotteryWays {
      id
      icon {
        ...IconPicture
      }
      title
      description
      linkURL
      linkName
    }
  }
`;

/**
 * The ways to enter a project's lottery (project-marketing §2.6). A way has a link only if it has both a URL and a name
 * for it. Renders nothing if there are no ways.
 */
export function LotteryWays({ project }: { project: Queries.LotteryWaysFragment }) {
  const { t } = useTranslation('project');
  const ways = project.lotteryWays?.filter((way) => way !== null) ?? [];
  if (ways.length === 0) return null;
  return (
    <Section id={REGISTER_ID} tone="stone" named>
      <SectionHeader namesSection title={project.lotterRegisterTitle || t('lotteryRegister')} />
      <ul css={grid}>
        {ways.map(({ id, icon, title, description, linkURL, linkName }, index) => (
          <li key={id ?? index} css={wayCard}>
            <span css={wayIcon}>
              <Picture media={icon} alt="" fit="contain" />
            </span>
            <Heading level={3}>{title}</Heading>
            {description && <p>{typeset(description)}</p>}
            {linkURL && linkName && (
              <a href={linkURL} css={buttonStyles.text} onClick={() => trackProject('lottery', project)}>
                <bdi>{linkName}</bdi>
              </a>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
