import { grouped } from '../../lib/grouped';
import { Link } from 'gatsby';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { FactLine } from '../../components/FactLine/FactLine';
import { Picture } from '../../components/Picture/Picture';
import { Heading } from '../../components/Section/Heading';
import { cardLink } from '../../theme/cardLink';
import type { ListedProject } from './ListedProject';
import { card, frame, tag, words } from './Projects.styles';

interface ProjectCardProps {
  project: ListedProject;
  /** Whether to show the country, because the listing has several. */
  withCountry: boolean;
  /** Keep its identity. */
  onFollow?: (project: ListedProject) => void;
}

/** A card of a project: picture, status, name, place, kind. The whole card is clickable. */
export const ProjectCard = memo(function ProjectCard({ project, withCountry, onFollow }: ProjectCardProps) {
  const { t } = useTranslation('projects');
  const { title, path, picture, statuses, designations, cities, countries, units } = project;
  const place = [...cities, ...(withCountry ? countries : [])].join(', ');
  return (
    <article css={card}>
      <div css={frame}>
        {picture && <Picture media={picture} alt="" />}
        {statuses.length > 0 && <p css={tag}>{statuses.join(' · ')}</p>}
      </div>
      <div css={words}>
        <Heading level={3}>
          <Link to={path} css={cardLink} onClick={() => onFollow?.(project)}>
            {title}
          </Link>
        </Heading>
        <FactLine
          facts={[
            place,
            designations.join(', '),
            units !== null && units > 0 && t('units', { number: grouped(units) }),
          ]}
        />
      </div>
    </article>
  );
});
