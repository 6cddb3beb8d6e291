import { formatThousands } from '../../lib/formatThousands';
import { Link } from 'gatsby';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { FactLine } from '../../components/FactLine/FactLine';
import { words } from '../../components/listing/listing.styles';
import { Picture } from '../../components/Picture/Picture';
import { Heading } from '../../components/Section/Heading';
import { morphToPage } from '../../lib/morphToPage';
import { cardLink } from '../../theme/cardLink';
import type { CardSize } from './cardSize';
import type { ListedProject } from './ListedProject';
import { filledFrame, frame, growing, tag } from './Projects.styles';

/** Values of `sizes` for pictures that span two of three columns, and for all others. */
const TWO_COLUMNS = '(min-width: 82rem) 867px, (min-width: 48em) 64vw, 90vw';
const ONE_COLUMN = '(min-width: 82rem) 421px, (min-width: 48em) 31vw, (min-width: 27.5em) 46vw, 90vw';

interface ProjectCardProps {
  project: ListedProject;
  size: CardSize;
  /** Whether to show the country. Set if the listing contains projects from several countries. */
  withCountry: boolean;
  /** Must be a stable callback, because the card is memoized. */
  onFollow?: (project: ListedProject) => void;
}

/** The card of a project: picture, status, name, place, kind. The whole card is clickable. */
export const ProjectCard = memo(function ProjectCard({
  project,
  size,
  withCountry,
  onFollow,
}: ProjectCardProps) {
  const { t } = useTranslation('projects');
  const { title, path, picture, statuses, designations, cities, countries, units } = project;
  const place = [...cities, ...(withCountry ? countries : [])].join(', ');
  return (
    <article css={growing}>
      <div css={size === 'single' ? frame : filledFrame}>
        {picture && <Picture media={picture} alt="" sizes={size === 'single' ? ONE_COLUMN : TWO_COLUMNS} />}
        {statuses.length > 0 && <p css={tag}>{statuses.join(' · ')}</p>}
      </div>
      <div css={words}>
        <Heading level={3}>
          <Link
            to={path}
            css={cardLink}
            onClick={(event) => {
              onFollow?.(project);
              morphToPage(event, path);
            }}
          >
            {title}
          </Link>
        </Heading>
        <FactLine
          facts={[
            place,
            designations.join(', '),
            units !== null && units > 0 && t('units', { number: formatThousands(units) }),
          ]}
        />
      </div>
    </article>
  );
});
