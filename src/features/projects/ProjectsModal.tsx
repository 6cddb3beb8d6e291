import { useTranslation } from 'react-i18next';
import { FiltersModal } from '../../components/filters/FiltersModal';
import { OptionGroup } from '../../components/filters/OptionGroup';
import type { Interim } from '../../components/filters/useInterim';
import { narrowedOptions, withinOptions } from '../../lib/filters/cascade';
import { toggleChoice } from '../../lib/filters/toggleChoice';
import { ALL_LABELS } from './allLabels';
import type { ListedProject } from './ListedProject';
import { projectFilters, type ProjectGroup } from './projectFilters';
import { modalOrder, type GroupEntry } from './projectOptions';

interface ProjectsModalProps {
  interim: Interim<typeof projectFilters.filters>;
  projects: readonly ListedProject[];
  /** In display order. */
  groups: readonly ProjectGroup[];
  /** Uppermost first: each limits the options of those below. */
  cascade: readonly ProjectGroup[];
  entries: Readonly<Record<ProjectGroup, readonly GroupEntry[]>>;
}

/** The filters dialog of a projects page with an interim selection (corporate-site §4). */
export function ProjectsModal(props: ProjectsModalProps) {
  const { interim, projects } = props;
  const { values } = interim;
  return (
    <FiltersModal
      interim={interim}
      results={() => projects.filter((project) => projectFilters.matches(project, values)).length}
      canClear={projectFilters.count(values) > 0}
      onClear={() => interim.clear(['q', 'map'])}
    >
      <Groups {...props} />
    </FiltersModal>
  );
}

function Groups({ interim, projects, groups, cascade, entries }: ProjectsModalProps) {
  const { t } = useTranslation('projects');
  const { values } = interim;
  const choose = (group: ProjectGroup, option: string | null) => {
    const changes = { [group]: toggleChoice(values[group], option) };
    const chosen = projectFilters.change(values, changes);
    interim.change(withinOptions(projectFilters, projects, chosen, cascade));
  };
  return (
    <>
      {groups.map((group) => {
        const counts = narrowedOptions(projectFilters, projects, values, cascade, group);
        const offered = modalOrder(group, entries[group]).filter(({ name }) => counts.has(name));
        return (
          <OptionGroup
            key={group}
            label={t(group)}
            selected={values[group]}
            options={[
              { value: null, label: t(ALL_LABELS[group]) },
              ...offered.map(({ name }) => ({ value: name, label: name, count: counts.get(name) ?? 0 })),
            ]}
            onToggle={(option) => choose(group, option)}
          />
        );
      })}
    </>
  );
}
