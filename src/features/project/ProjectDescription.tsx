import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { buttonStyles } from '../../components/Button/Button.styles';
import { ContentLink } from '../../components/ContentLink/ContentLink';
import { resolveLink } from '../../components/ContentLink/resolveLink';
import { RichText } from '../../components/RichText/RichText';
import { Heading } from '../../components/Section/Heading';
import { Section } from '../../components/Section/Section';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { ABOUT_ID } from './anchors';
import { list, lists, part, stack } from './project.styles';
import { trackProject } from './trackProject';

export const fragment = graphql`
  fragment ProjectDescription on CmsProject {
    path
    subTitle
    subTitle2
    contentHTML {
      ...RichTextFields
    }
    moreInfo {
      ...RichTextFields
    }
    moreInfoButton {
      ...LinkFields
    }
    buildingCharacteristicsTitle
    buildingCharacteristicsText {
      ...RichTextFields
    }
    buildingCharacteristicsSelection {
      id
      name
    }
    titleGetToKnowTheEnvironment
    getToKnowTheEnvironment {
      id
      text
    }
    architectsOfficeTitle
    architectsOffice
  }
`;

interface ListedPartProps {
  title: string;
  lines: readonly string[];
  text?: Queries.RichTextFieldsFragment | null;
}

function ListedPart({ title, lines, text }: ListedPartProps) {
  if (lines.length === 0 && !text?.html) return null;
  return (
    <div css={part}>
      <Heading level={3}>{title}</Heading>
      <RichText text={text} />
      {lines.length > 0 && (
        <ul css={list}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The editors' link to more information. It always opens in a new tab (project-marketing §2.3). */
function MoreInfo({ project }: { project: Queries.ProjectDescriptionFragment }) {
  const { t } = useTranslation('common');
  const { moreInfoButton } = project;
  if (!moreInfoButton || !resolveLink(moreInfoButton)) return null;
  return (
    <div>
      <ContentLink
        link={{ ...moreInfoButton, target: 'blank' }}
        css={buttonStyles.secondary}
        onClick={() => trackProject('moreInfo', project)}
      >
        {moreInfoButton.name}
        <VisuallyHidden> {t('inNewTab')}</VisuallyHidden>
      </ContentLink>
    </div>
  );
}

interface ProjectDescriptionProps {
  project: Queries.ProjectDescriptionFragment;
  /** Whether to show the lists about the building and the neighbourhood. False on pages that show them elsewhere. */
  lists?: boolean;
}

/**
 * Checks whether a project has anything for the description section to show.
 * @param withLists whether the section contains the lists about the building and the neighbourhood
 */
export function hasDescription(project: Queries.ProjectDescriptionFragment, withLists: boolean): boolean {
  const known = [project.subTitle, project.contentHTML, project.moreInfo, project.architectsOffice];
  return known.some(Boolean) || (withLists && hasLists(project));
}

const namesOf = ({ buildingCharacteristicsSelection }: Queries.ProjectDescriptionFragment) =>
  (buildingCharacteristicsSelection ?? []).flatMap((one) => one?.name ?? []);

const aroundOf = ({ getToKnowTheEnvironment }: Queries.ProjectDescriptionFragment) =>
  (getToKnowTheEnvironment ?? []).flatMap((one) => one?.text ?? []);

const hasLists = (project: Queries.ProjectDescriptionFragment): boolean =>
  namesOf(project).length > 0 ||
  aroundOf(project).length > 0 ||
  Boolean(project.buildingCharacteristicsText?.html);

/**
 * The description of a project: texts, lists about the building and the neighbourhood, and the architects
 * (project-marketing §2.3).
 */
export function ProjectDescription({ project, lists: withLists = true }: ProjectDescriptionProps) {
  const { t } = useTranslation('project');
  if (!hasDescription(project, withLists)) return null;
  const listed = withLists && hasLists(project);
  return (
    <Section id={ABOUT_ID} named layout="beside">
      <Heading level={2} namesSection>
        {project.subTitle || t('about')}
      </Heading>
      <div css={stack}>
        <RichText text={project.contentHTML} />
        {project.subTitle2 && <Heading level={3}>{project.subTitle2}</Heading>}
        <RichText text={project.moreInfo} />
        <MoreInfo project={project} />
        {(listed || project.architectsOffice) && (
          <div css={lists}>
            {withLists && (
              <>
                <ListedPart
                  title={project.buildingCharacteristicsTitle || t('building')}
                  lines={namesOf(project)}
                  text={project.buildingCharacteristicsText}
                />
                <ListedPart
                  title={project.titleGetToKnowTheEnvironment || t('neighbourhood')}
                  lines={aroundOf(project)}
                />
              </>
            )}
            {project.architectsOffice && (
              <div css={part}>
                <Heading level={3}>{project.architectsOfficeTitle || t('architects')}</Heading>
                <p>{project.architectsOffice}</p>
              </div>
            )}
          </div>
        )}
      </div>
    </Section>
  );
}
