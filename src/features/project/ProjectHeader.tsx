import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { ArtDirectedPicture } from '../../components/ArtDirectedPicture/ArtDirectedPicture';
import { Icon } from '../../components/Icon/Icon';
import { RichText } from '../../components/RichText/RichText';
import { Heading } from '../../components/Section/Heading';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { FIRST_PICTURE } from '../../lib/morphToPage';
import { typeset } from '../../lib/typeset';
import { AnchorLink } from './AnchorLink';
import { MAP_ID } from './anchors';
import { HeaderActions } from './HeaderActions';
import { locationLine } from './locationLine';
import { hasPlace } from './hasPlace';
import {
  frame,
  header,
  lead,
  opening,
  pin,
  place as placeLine,
  split,
  tag,
  tags,
  words,
} from './ProjectHeader.styles';
import { ProjectNumbers } from './ProjectNumbers';
import { ProjectPrice } from './ProjectPrice';
import { trackProject } from './trackProject';

export const fragment = graphql`
  fragment ProjectHeader on CmsProject {
    path
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
      latitude
      longitude
    }
    address {
      street
      latitude
      longitude
    }
    projectStatuses {
      name
    }
    propertyDesignations {
      name
    }
    priceText
    price
    priceCurrency
    heroBanner {
      thumbnail {
        ...WidePicture
      }
      mobile {
        ...HalfPicture
      }
    }
    ...HeaderActions
    ...ProjectNumbers
  }
`;

interface ProjectHeaderProps {
  project: Queries.ProjectHeaderFragment;
  /** Whether to show the price, as the pages of projects for sale do (project-marketing §2.2). */
  marketing?: boolean;
  /** Whether the page has a section with the address or a map. If so, the pin links to it. */
  hasMap?: boolean;
}

/**
 * The country, city and extra info of a project. If the page has a section with the address or a map, the pin links to
 * it.
 */
function PlaceLine({ project, hasMap = hasPlace(project) }: ProjectHeaderProps) {
  const { t } = useTranslation('project');
  const place = locationLine(project);
  if (!place) return null;
  return (
    <p css={[lead, placeLine]}>
      {hasMap ? (
        <AnchorLink to={MAP_ID} css={pin} onPress={() => trackProject('map', project)}>
          <Icon name="pin" />
          <VisuallyHidden>{t('showOnMap')}</VisuallyHidden>
        </AnchorLink>
      ) : (
        <span css={pin}>
          <Icon name="pin" />
        </span>
      )}
      <span>{place}</span>
    </p>
  );
}

/** The header of a project page: place, progress, price, picture and numbers (project-marketing §2.2). */
export function ProjectHeader({ marketing = false, ...place }: ProjectHeaderProps) {
  const { t } = useTranslation('project');
  const { project } = place;
  const { heroBanner } = project;
  const labels = [...(project.propertyDesignations ?? []), ...(project.projectStatuses ?? [])].flatMap(
    (entry) => entry?.name ?? [],
  );
  return (
    <header css={header}>
      <div css={[opening, split]}>
        <div css={words}>
          <Heading level={1}>{project.projectTitle}</Heading>
          <PlaceLine {...place} />
          {labels.length > 0 && (
            <ul css={tags} aria-label={t('kind')}>
              {labels.map((label) => (
                <li key={label} css={tag}>
                  {label}
                </li>
              ))}
            </ul>
          )}
          {project.text && <p css={lead}>{typeset(project.text)}</p>}
          <RichText text={project.textHTML} />
        </div>
        <div css={words}>
          {marketing && (
            <ProjectPrice
              priceText={project.priceText}
              price={project.price}
              currency={project.priceCurrency}
            />
          )}
          <HeaderActions project={project} />
        </div>
      </div>
      {heroBanner?.thumbnail && (
        <div css={opening}>
          <div css={frame} {...FIRST_PICTURE}>
            <ArtDirectedPicture desktop={heroBanner.thumbnail} mobile={heroBanner.mobile} eager />
          </div>
        </div>
      )}
      <ProjectNumbers project={project} />
    </header>
  );
}
