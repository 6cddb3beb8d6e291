import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/Button';
import { nearestSelection } from '../../lib/filters/cascade';
import type { ListedProject } from './ListedProject';
import { projectFilters, useFilters, type ProjectGroup } from './projectFilters';
import { nothing } from './Projects.styles';

interface NoProjectsProps {
  projects: readonly ListedProject[];
  cascade: readonly ProjectGroup[];
}

/** A message without results that offers the nearest selection with results (corporate-site §8). */
export function NoProjects({ projects, cascade }: NoProjectsProps) {
  const { t } = useTranslation('projects');
  const { values, change, reset } = useFilters();
  const { without, values: nearest } = nearestSelection(projectFilters, projects, values, cascade);
  const number = projects.filter((project) => projectFilters.matches(project, nearest)).length;
  return (
    <div css={nothing}>
      <p>{t(projects.length > 0 ? 'noProjects' : 'noneYet')}</p>
      {projects.length > 0 && (
        <Button variant="secondary" onClick={() => void (without ? change(nearest) : reset(['q', 'map']))}>
          {without ? t('showWithout', { group: t(without), number }) : t('showAll')}
        </Button>
      )}
    </div>
  );
}
