import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { buttonStyles } from '../../components/Button/Button.styles';
import { Icon } from '../../components/Icon/Icon';
import { ShareButton } from '../../components/ShareButton/ShareButton';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { AnchorLink } from './AnchorLink';
import { CONTACT_ID, CONTACT_OFFSET } from './anchors';
import { actions } from './ProjectHeader.styles';
import { trackProject } from './trackProject';

export const fragment = graphql`
  fragment HeaderActions on CmsProject {
    path
    projectTitle
    virtualTourLink
    virtualTourLinkName
    miniSite
    contactAnchor {
      name
    }
  }
`;

/**
 * The buttons in a project's header: a link to the contact section, the virtual tour and the project's own site in new
 * tabs, and sharing (project-marketing §2.2).
 */
export function HeaderActions({ project }: { project: Queries.HeaderActionsFragment }) {
  const { t } = useTranslation('project');
  const { contactAnchor, virtualTourLink, miniSite } = project;
  const outside = (button: 'miniSite' | 'virtualTour') => ({
    target: '_blank',
    rel: 'noopener',
    css: buttonStyles.secondary,
    onClick: () => trackProject(button, project),
  });
  return (
    <div css={actions}>
      {contactAnchor?.name && (
        <AnchorLink
          to={CONTACT_ID}
          offset={CONTACT_OFFSET}
          css={buttonStyles.primary}
          onPress={() => trackProject('contactAnchor', project)}
        >
          {contactAnchor.name}
        </AnchorLink>
      )}
      {virtualTourLink && (
        <a {...outside('virtualTour')} href={virtualTourLink}>
          <Icon name="play" />
          {project.virtualTourLinkName || t('virtualTour')}
          <VisuallyHidden> {t('common:inNewTab')}</VisuallyHidden>
        </a>
      )}
      {miniSite && (
        <a {...outside('miniSite')} href={miniSite}>
          {t('miniSite')}
          <VisuallyHidden> {t('common:inNewTab')}</VisuallyHidden>
        </a>
      )}
      <ShareButton title={project.projectTitle ?? ''} onPress={() => trackProject('share', project)} />
    </div>
  );
}
