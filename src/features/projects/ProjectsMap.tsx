import { Link } from 'gatsby';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { FactLine } from '../../components/FactLine/FactLine';
import { isInDetail } from '../../components/Map/baseMapRegion';
import { Map } from '../../components/Map/Map';
import type { MapPlace } from '../../components/Map/MapPlace';
import type { ListedProject } from './ListedProject';
import { aside, map } from './Projects.styles';

/** View of the country, as on the factory map (forms-investors-catalogue §2.4). */
const COUNTRY = { center: { latitude: 31.95, longitude: 34.95 }, zoom: 8 };

/** Tells whether a project has coordinates. */
export const isOnMap = ({ latitude, longitude }: ListedProject): boolean =>
  latitude !== null && longitude !== null;

/** All results on a map, not only one page. Pins link to the projects. */
export function ProjectsMap({ projects }: { projects: readonly ListedProject[] }) {
  const { t } = useTranslation('projects');
  const places = useMemo(
    () =>
      projects.flatMap(({ id, title, cities, latitude, longitude }): MapPlace[] =>
        latitude === null || longitude === null
          ? []
          : [{ key: id, name: title, address: cities.join(', '), latitude, longitude, icon: 'building' }],
      ),
    [projects],
  );
  // A few distant projects would make a view of all too small.
  const near = places.filter(isInDetail).length;
  const start = near > 0 && near < places.length ? COUNTRY : undefined;
  const missing = projects.length - places.length;
  const info = ({ key }: MapPlace) => {
    const project = projects.find(({ id }) => id === key);
    return (
      project && (
        <>
          <Link to={project.path}>{project.title}</Link>
          <FactLine
            facts={[project.cities.join(', '), project.designations.join(', '), project.statuses[0]]}
          />
        </>
      )
    );
  };
  return (
    <>
      <Map label={t('mapLabel')} places={places} start={start} info={info} css={map} />
      {missing > 0 && <p css={aside}>{t('notOnMap', { number: missing })}</p>}
    </>
  );
}
