import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { ArtDirectedPicture } from '../../components/ArtDirectedPicture/ArtDirectedPicture';
import { buttonStyles } from '../../components/Button/Button.styles';
import { ButtonLink } from '../../components/Button/ButtonLink';
import { Icon } from '../../components/Icon/Icon';
import { RichText } from '../../components/RichText/RichText';
import { Heading } from '../../components/Section/Heading';
import { ShareButton } from '../../components/ShareButton/ShareButton';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { placeOf } from './placeOf';
import {
  actions,
  amount,
  frame,
  header,
  lead,
  number,
  numbers,
  opening,
  small,
  tag,
  tags,
  words,
} from './project.styles';

export const fragment = graphql`
  fragment ProjectHeader on CmsProject {
    projectTitle
    text
    textHTML {
      ...RichTextFields
    }
    extraInfo
    country {
      name
    }
    city {
      name
    }
    projectStatuses {
      name
    }
    propertyDesignations {
      name
    }
    numbersNew {
      id
      number
      textNextToNumber
      text
    }
    virtualTourLink
    virtualTourLinkName
    contactAnchor {
      ...LinkFields
    }
    heroBanner {
      thumbnail {
        ...WidePicture
      }
      mobile {
        ...HalfPicture
      }
    }
  }
`;

/** The header of a project's page: where it is, how far it is, its numbers, its picture (project-marketing §2.2). */
export function ProjectHeader({ project }: { project: Queries.ProjectHeaderFragment }) {
  const { t } = useTranslation('project');
  const place = placeOf(project);
  const { heroBanner } = project;
  const labels = [...(project.propertyDesignations ?? []), ...(project.projectStatuses ?? [])].flatMap(
    (entry) => entry?.name ?? [],
  );
  return (
    <header css={header}>
      <div css={opening}>
        <div css={words}>
          <Heading level={1}>{project.projectTitle}</Heading>
          {place && <p css={lead}>{place}</p>}
          {labels.length > 0 && (
            <ul css={tags} aria-label={t('kind')}>
              {labels.map((label) => (
                <li key={label} css={tag}>
                  {label}
                </li>
              ))}
            </ul>
          )}
          {project.text && <p css={lead}>{project.text}</p>}
          <RichText text={project.textHTML} />
          <div css={actions}>
            <ButtonLink link={project.contactAnchor} />
            {project.virtualTourLink && (
              <a href={project.virtualTourLink} target="_blank" rel="noopener" css={buttonStyles.secondary}>
                <Icon name="play" />
                {project.virtualTourLinkName || t('virtualTour')}
                <VisuallyHidden>{t('common:inNewTab')}</VisuallyHidden>
              </a>
            )}
            <ShareButton title={project.projectTitle ?? ''} />
          </div>
        </div>
      </div>
      {heroBanner?.thumbnail && (
        <div css={opening}>
          <div css={frame}>
            <ArtDirectedPicture desktop={heroBanner.thumbnail} mobile={heroBanner.mobile} eager />
          </div>
        </div>
      )}
      <ProjectNumbers project={project} />
    </header>
  );
}

function ProjectNumbers({ project: { numbersNew } }: { project: Queries.ProjectHeaderFragment }) {
  const { t } = useTranslation('project');
  const rows = numbersNew?.filter((row) => row !== null) ?? [];
  if (rows.length === 0) return null;
  return (
    <div css={opening}>
      <ul css={numbers} aria-label={t('numbers')}>
        {rows.map((row, index) => (
          <li key={row.id ?? index} css={number}>
            <p css={amount}>
              <bdi>{row.number}</bdi>{' '}
              {row.textNextToNumber && <span css={small}>{row.textNextToNumber}</span>}
            </p>
            {row.text && <p css={small}>{row.text}</p>}
          </li>
        ))}
      </ul>
    </div>
  );
}
