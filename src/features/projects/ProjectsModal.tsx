import { useTranslation } from 'react-i18next';
import { FiltersModal } from '../../components/filters/FiltersModal';
import { OptionGroup } from '../../components/filters/OptionGroup';
import type { Interim } from '../../components/filters/useInterim';
import { chooseOption, narrowedOptions } from '../../lib/filters/cascade';
import { ALL_LABELS } from './allLabels';
import type { ListedProject } from './ListedProject';
import { projectFilters, type ProjectGroup } from './projectFilters';
import { modalOrder, type GroupEntry } from './projectOptions';

interface ProjectsModalProps {
  interim: Interim<typeof projectFilters.filters>;
  /** The whole list, which determines the options that go together. */
  projects: readonly ListedProject[];
  /** Projects that match the search text. Numbers count these. */
  found: readonly ListedProject[];
  /** In display order. */
  groups: readonly ProjectGroup[];
  /** Uppermost first: an option below that a choice above excludes has the number 0. */
  cascade: readonly ProjectGroup[];
  entries: Readonly<Record<ProjectGroup, readonly GroupEntry[]>>;
}

/** The filters dialog of a projects page with an interim selection (corporate-site §4). */
export function ProjectsModal(props: ProjectsModalProps) {
  const { interim, found } = props;
  const { values } = interim;
  return (
    <FiltersModal
      interim={interim}
      results={() => found.filter((project) => projectFilters.matches(project, values)).length}
      canClear={projectFilters.count(values) > 0}
      onClear={() => interim.clear(['q', 'map'])}
    >
      <Groups {...props} />
    </FiltersModal>
  );
}

function Groups({ interim, projects, found, groups, cascade, entries }: ProjectsModalProps) {
  const { t } = useTranslation('projects');
  const { values } = interim;
  const choose = (group: ProjectGroup, option: string | null) =>
    interim.change(chooseOption(projectFilters, projects, values, cascade, group, option));
  return (
    <>
      {groups.map((group) => {
        const counts = narrowedOptions(projectFilters, found, values, cascade, group);
        return (
          <OptionGroup
            key={group}
            label={t(group)}
            selected={values[group]}
            options={[
              { value: null, label: t(ALL_LABELS[group]) },
              ...modalOrder(group, entries[group]).map(({ name }) => ({
                value: name,
                label: name,
                count: counts.get(name) ?? 0,
              })),
            ]}
            onToggle={(option) => choose(group, option)}
          />
        );
      })}
    </>
  );
}
