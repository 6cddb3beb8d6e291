import type { ComponentProps } from 'react';
import { FiltersModal } from '../filters/FiltersModal';
import { OptionGroup } from '../filters/OptionGroup';

interface OptionGroupsProps {
  /** Returns the groups of options by the interim selection. */
  groups: () => readonly ComponentProps<typeof OptionGroup>[];
}

type GroupsModalProps = Omit<ComponentProps<typeof FiltersModal>, 'children'> & OptionGroupsProps;

/** The filters dialog of a list with groups. */
export function GroupsModal({ groups, ...modal }: GroupsModalProps) {
  return (
    <FiltersModal {...modal}>
      <OptionGroups groups={groups} />
    </FiltersModal>
  );
}

/** Rendered only while the dialog is open. */
function OptionGroups({ groups }: OptionGroupsProps) {
  return (
    <>
      {groups().map((group) => (
        <OptionGroup key={group.label} {...group} />
      ))}
    </>
  );
}
