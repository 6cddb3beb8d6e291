import { Link } from 'gatsby';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FactLine } from '../../components/FactLine/FactLine';
import { isInDetail } from '../../components/Map/baseMapRegion';
import { Map } from '../../components/Map/Map';
import type { MapPlace } from '../../components/Map/MapPlace';
import { Picture } from '../../components/Picture/Picture';
import { Heading } from '../../components/Section/Heading';
import { cardLink } from '../../theme/cardLink';
import type { ListedProject } from './ListedProject';
import { aside } from './Projects.styles';
import { columns, infoPicture, list, map, row, rowPicture, rowWords } from './ProjectsMap.styles';

/** Initial view that shows the whole country, as on the factory map (forms-investors-catalogue §2.4). */
const COUNTRY = { center: { latitude: 31.95, longitude: 34.95 }, zoom: 8 };

interface ProjectsMapProps {
  projects: readonly ListedProject[];
  onFollow: (project: ListedProject) => void;
}

/**
 * All results on a map, not only those of one page, with a list beside it. Choosing a pin marks its row in the list,
 * and pointing at a row marks its pin.
 */
export function ProjectsMap({ projects, onFollow }: ProjectsMapProps) {
  const { t } = useTranslation('projects');
  const [selected, setSelected] = useState<string | null>(null);
  const [pointed, setPointed] = useState<string | null>(null);
  const rows = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (rows.current && selected) reveal(rows.current);
  }, [selected]);
  const places = useMemo(
    () =>
      projects.flatMap(({ id, title, cities, latitude, longitude }): MapPlace[] =>
        latitude === null || longitude === null
          ? []
          : [{ key: id, name: title, address: cities.join(', '), latitude, longitude, icon: 'building' }],
      ),
    [projects],
  );
  // If a few projects are far away, a view that fits all would be too small. Start with the country instead.
  const near = places.filter(isInDetail).length;
  const start = near > 0 && near < places.length ? COUNTRY : undefined;
  const missing = projects.length - places.length;
  const info = ({ key }: MapPlace) => {
    const project = projects.find(({ id }) => id === key);
    return (
      project && (
        <>
          <Picture media={project.picture} alt="" sizes="18rem" css={infoPicture} />
          <Link to={project.path} onClick={() => onFollow(project)}>
            {project.title}
          </Link>
          <FactLine facts={factsOf(project)} />
        </>
      )
    );
  };
  return (
    <>
      <div css={columns}>
        <Map
          label={t('mapLabel')}
          places={places}
          start={start}
          info={info}
          selected={selected}
          onSelect={setSelected}
          pointed={pointed}
          css={map}
        />
        <ul ref={rows} css={list}>
          {projects.map((project) => (
            <li key={project.id} css={row} aria-current={project.id === selected || undefined}>
              <div css={rowPicture}>
                <Picture media={project.picture} alt="" sizes="7rem" />
              </div>
              <div css={rowWords}>
                <Heading level={3}>
                  <Link
                    to={project.path}
                    css={cardLink}
                    onClick={() => onFollow(project)}
                    onPointerEnter={() => setPointed(project.id)}
                    onPointerLeave={() => setPointed(null)}
                    onFocus={() => setPointed(project.id)}
                    onBlur={() => setPointed(null)}
                  >
                    {project.title}
                  </Link>
                </Heading>
                <FactLine facts={factsOf(project)} />
              </div>
            </li>
          ))}
        </ul>
      </div>
      {missing > 0 && <p css={aside}>{t('notOnMap', { number: missing })}</p>}
    </>
  );
}

const factsOf = ({ cities, designations, statuses }: ListedProject) => [
  cities.join(', '),
  designations.join(', '),
  statuses[0],
];

/** Scrolls the list to its current row. The page itself does not scroll. */
function reveal(list: HTMLElement): void {
  const current = list.querySelector('[aria-current]');
  if (!current) return;
  const [outer, inner] = [list.getBoundingClientRect(), current.getBoundingClientRect()];
  const middle = (start: number, length: number) => start + length / 2;
  list.scrollBy(
    middle(inner.left, inner.width) - middle(outer.left, outer.width),
    middle(inner.top, inner.height) - middle(outer.top, outer.height),
  );
}
