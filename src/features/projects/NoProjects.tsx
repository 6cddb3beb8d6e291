import { useTranslation } from 'react-i18next';
import { EmptyListing } from '../../components/listing/EmptyListing';
import type { Listing } from '../../components/listing/useListing';
import { nearestSelection } from '../../lib/filters/cascade';
import type { ListedProject, ProjectGroup } from './ListedProject';
import { projectFilters, useFilters } from './projectFilters';

interface NoProjectsProps {
  listing: Listing<ListedProject>;
  cascade: readonly ProjectGroup[];
}

/**
 * The message that no project matches. It offers the closest selection of filters that has results (corporate-site §8).
 */
export function NoProjects({ listing, cascade }: NoProjectsProps) {
  const { t } = useTranslation('projects');
  const { values, change, reset } = useFilters();
  const { found } = listing;
  const { without, values: nearest } = nearestSelection(projectFilters, found, values, cascade);
  const number = found.filter((project) => projectFilters.matches(project, nearest)).length;
  return (
    <EmptyListing
      listing={listing}
      noneYet={t('noneYet')}
      noMatch={t('noProjects')}
      action={{
        label: without ? t('showWithout', { group: t(without), number }) : t('showAll'),
        onClick: () => void (without ? change(nearest) : reset(['q', 'map'])),
      }}
    />
  );
}
