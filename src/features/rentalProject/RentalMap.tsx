import { graphql } from 'gatsby';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/Icon/Icon';
import { LazyMap } from '../../components/Map/LazyMap';
import { Heading } from '../../components/Section/Heading';
import { Section } from '../../components/Section/Section';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { mapHref } from '../../lib/mapHref';
import { LOCATION_ANCHOR } from './anchors';
import { hasMap } from './hasMap';
import { address as addressStyle, around, aside, canvas, columns, link, map } from './RentalMap.styles';
import { rentalPlace } from './rentalPlace';

export const fragment = graphql`
  fragment RentalMap on CmsProject {
    projectTitle
    mapTitle
    surroundings
    address {
      street
      latitude
      longitude
    }
    city {
      latitude
      longitude
    }
    titleGetToKnowTheEnvironment
    getToKnowTheEnvironment {
      id
      text
    }
  }
`;

interface RentalMapProps {
  project: Queries.RentalMapFragment;
  /** Postal address of the project. */
  address: string;
}

/** Initial zoom of the map (project-marketing §2.8, §9). */
const ZOOM = 15;

/**
 * The section about a rental project's place: a map with one marker, the address with a link to a map service, and the
 * surroundings (project-marketing §2.8).
 */
export function RentalMap({ project, address }: RentalMapProps) {
  const { t } = useTranslation('rentalProject');
  const name = project.projectTitle ?? '';
  const { address: own, city } = project;
  const place = useMemo(() => rentalPlace(own, city?.find(Boolean)), [own, city]);
  const places = useMemo(
    () =>
      place.isEmpty ? [] : [{ key: 'house', name, address, icon: 'building' as const, ...place.center }],
    [place, name, address],
  );
  const start = useMemo(() => ({ center: place.center, zoom: ZOOM }), [place]);
  if (!hasMap(project)) return null;
  const near = project.getToKnowTheEnvironment?.filter((one) => one?.text) ?? [];
  return (
    <Section id={LOCATION_ANCHOR} named>
      <div css={columns}>
        <div css={aside}>
          <Heading level={2} namesSection>
            {project.mapTitle || t('where')}
          </Heading>
          {address && (
            <p css={addressStyle}>
              <Icon name="pin" />
              <span>
                {address}{' '}
                <a href={mapHref(address)} target="_blank" rel="noopener" css={link}>
                  {t('openMap')}
                  <VisuallyHidden> {t('common:inNewTab')}</VisuallyHidden>
                </a>
              </span>
            </p>
          )}
          {near.length > 0 && (
            <div>
              <Heading level={3} look="h3">
                {project.titleGetToKnowTheEnvironment || t('around')}
              </Heading>
              <ul css={around}>
                {near.map((one, index) => (
                  <li key={one.id ?? index}>{one.text}</li>
                ))}
              </ul>
            </div>
          )}
        </div>
        <div css={canvas}>
          <LazyMap
            label={t('mapOf', { name })}
            places={places}
            start={start}
            surroundings={project.surroundings}
            css={map}
          />
        </div>
      </div>
    </Section>
  );
}
