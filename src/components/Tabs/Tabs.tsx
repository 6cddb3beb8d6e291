import { useId, useState, type ReactNode } from 'react';
import { TabList } from './TabList';
import { panel } from './Tabs.styles';

export interface Tab {
  id: string;
  label: ReactNode;
  content: ReactNode;
}

interface TabsProps {
  /** Accessible name. */
  label: string;
  tabs: readonly Tab[];
  /** Id of the selected tab, if the parent controls the selection. */
  selected?: string;
  /** Called with the id of the tab that the visitor selects. */
  onSelect?: (id: string) => void;
}

/**
 * Tabs with their panels, selected by click or arrow keys. Panels that are not selected stay in the DOM but are hidden.
 */
export function Tabs({ label, tabs, selected: shown, onSelect }: TabsProps) {
  const prefix = useId();
  const [chosen, setChosen] = useState(0);
  const owned = tabs.findIndex(({ id }) => id === shown);
  const selected = shown === undefined ? Math.min(chosen, tabs.length - 1) : Math.max(owned, 0);

  const select = (index: number) => {
    const next = tabs[index];
    if (!next || index === selected) return;
    setChosen(index);
    onSelect?.(next.id);
  };

  return (
    <div>
      <TabList label={label} tabs={tabs} selected={selected} onSelect={select} prefix={prefix} />
      {tabs.map(({ id, label: name, content }, index) => (
        <div
          key={id}
          role="tabpanel"
          id={`${prefix}${id}-panel`}
          aria-labelledby={`${prefix}${id}-tab`}
          hidden={index !== selected}
          data-name={typeof name === 'string' ? name : undefined}
          css={panel}
        >
          {content}
        </div>
      ))}
    </div>
  );
}
