import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { buttonStyles } from '../../components/Button/Button.styles';
import { Icon } from '../../components/Icon/Icon';
import { LazyMap } from '../../components/Map/LazyMap';
import { Section } from '../../components/Section/Section';
import { SectionHeader } from '../../components/Section/SectionHeader';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { mapHref } from '../../lib/mapHref';
import { media } from '../../theme/media';
import { space } from '../../theme/tokens';
import { MAP_ID } from './anchors';
import { coordinatesOf } from './coordinatesOf';
import { hasPlace } from './hasPlace';
import { addressLine } from './locationLine';
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

/** Initial zoom of the map (project-marketing §2.8, §9). */
const ZOOM = 12;

const words = css({ display: 'grid', alignContent: 'start', justifyItems: 'start', gap: space.md });
const height = css({
  blockSize: '20rem',
  [media.desktop]: { blockSize: '36rem', border: 0, borderRadius: 0 },
});
/** Reserves the map's height until its code has loaded. In print the map is hidden, and only the address remains. */
const canvas = css({
  minBlockSize: '20rem',
  [media.desktop]: { minBlockSize: '36rem' },
  [media.print]: { display: 'none' },
});

/** The section about a project's place: the address, a link to a map service, and a map (project-marketing §2.8). */
export function ProjectMap({ project }: { project: Queries.ProjectMapFragment }) {
  const { t } = useTranslation('project');
  const place = coordinatesOf(project);
  const address = addressLine(project.address?.street, project);
  if (!hasPlace(project)) return null;
  const name = project.projectTitle ?? '';
  return (
    <Section id={MAP_ID} named tone="stone" layout={place ? 'bleed' : 'stack'}>
      <div css={words}>
        <SectionHeader namesSection title={project.mapTitle || t('location')} />
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
          <LazyMap
            label={t('mapOf', { name })}
            css={height}
            // If only the town is known there is no marker, because it would point to a place where nothing is built.
            places={place.isExact ? [{ key: project.path, name, address, ...place }] : []}
            start={{ center: place, zoom: ZOOM }}
            surroundings={project.surroundings}
          />
        </div>
      )}
    </Section>
  );
}
