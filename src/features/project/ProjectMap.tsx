import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonStyles } from '../../components/Button/Button.styles';
import { Icon } from '../../components/Icon/Icon';
import { Map } from '../../components/Map/Map';
import { Section } from '../../components/Section/Section';
import { SectionHeader } from '../../components/Section/SectionHeader';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { mapHref } from '../../lib/mapHref';
import { media } from '../../theme/media';
import { space } from '../../theme/tokens';
import { MAP_ID } from './anchors';
import { coordinatesOf } from './coordinatesOf';
import { hasPlace } from './hasPlace';
import { addressOf } from './placeOf';
import { trackProject } from './trackProject';

export const fragment = graphql`
  fragment ProjectMap on CmsProject {
    path
    projectTitle
    mapTitle
    surroundings
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
  }
`;

/** Zoom of the map (project-marketing §2.8, §9). */
const ZOOM = 12;
/** Zoom with names of streets and places, if the content has them. */
const NAMES_ZOOM = 17;

const columns = css({
  display: 'grid',
  gap: space.lg,
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', columnGap: space.xxl },
});
const words = css({ display: 'grid', alignContent: 'start', justifyItems: 'start', gap: space.md });
const height = css({ blockSize: '20rem', [media.desktop]: { blockSize: '26rem' } });
/** Print shows only the address. */
const canvas = css({ [media.print]: { display: 'none' } });

/** The place of a project: address, link to a map service, and a map (project-marketing §2.8). */
export function ProjectMap({ project }: { project: Queries.ProjectMapFragment }) {
  const { t } = useTranslation('project');
  const headingId = useId();
  const place = coordinatesOf(project);
  const address = addressOf(project.address?.street, project);
  if (!hasPlace(project)) return null;
  const name = project.projectTitle ?? '';
  return (
    <Section id={MAP_ID} labelledBy={headingId}>
      <div css={columns}>
        <div css={words}>
          <SectionHeader id={headingId} title={project.mapTitle || t('location')} />
          <p>{address || name}</p>
          <a
            href={mapHref(address || place || name)}
            target="_blank"
            rel="noopener"
            css={buttonStyles.text}
            onClick={() => trackProject('map', project)}
          >
            <Icon name="pin" />
            {t('openMap')}
            <VisuallyHidden> {t('common:inNewTab')}</VisuallyHidden>
          </a>
        </div>
        {place && (
          <div css={canvas}>
            <Map
              label={t('mapOf', { name })}
              css={height}
              // A marker in the middle of the town would name a place where nothing is built.
              places={place.isExact ? [{ key: project.path, name, address, ...place }] : []}
              start={{ center: place, zoom: ZOOM }}
              surroundings={project.surroundings}
              {...(project.surroundings && { nearest: NAMES_ZOOM })}
            />
          </div>
        )}
      </div>
    </Section>
  );
}
