import type { ComponentProps } from 'react';
import { FiltersModal } from '../filters/FiltersModal';
import { OptionGroup } from '../filters/OptionGroup';

interface OptionGroupsProps {
  /** Returns the groups of options for the selection in the dialog, which is not applied yet. */
  groups: () => readonly ComponentProps<typeof OptionGroup>[];
}

type GroupsModalProps = Omit<ComponentProps<typeof FiltersModal>, 'children'> & OptionGroupsProps;

/** The filters dialog of a list whose filters are groups of labels. */
export function GroupsModal({ groups, ...modal }: GroupsModalProps) {
  return (
    <FiltersModal {...modal}>
      <OptionGroups groups={groups} />
    </FiltersModal>
  );
}

/** A component of its own, because the groups are computed only while the dialog is open. */
function OptionGroups({ groups }: OptionGroupsProps) {
  return (
    <>
      {groups().map((group) => (
        <OptionGroup key={group.label} {...group} />
      ))}
    </>
  );
}
