import { css } from '@emotion/react';
import { graphql, Link } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { buttonStyles } from '../../components/Button/Button.styles';
import { Icon } from '../../components/Icon/Icon';
import { container } from '../../components/Section/Section.styles';
import { media } from '../../theme/media';
import { space } from '../../theme/tokens';
import { trackProject } from './trackProject';

export const fragment = graphql`
  fragment LobbyLink on CmsProject {
    path
    parentPage {
      path
      title
    }
  }
`;

const line = css(container, { paddingBlock: space.lg, [media.print]: { display: 'none' } });

/** A link from a project's page back to the listing that contains it (project-marketing §2.1). */
export function LobbyLink({ project }: { project: Queries.LobbyLinkFragment }) {
  const { t } = useTranslation('project');
  const lobby = project.parentPage;
  if (!lobby?.path) return null;
  return (
    <div css={line}>
      <Link to={lobby.path} css={buttonStyles.text} onClick={() => trackProject('lobby', project)}>
        <Icon name="chevronStart" flip />
        {lobby.title ? t('backToLobby', { name: lobby.title }) : t('allProjects')}
      </Link>
    </div>
  );
}
