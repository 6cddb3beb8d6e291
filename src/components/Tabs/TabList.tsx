import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useLanguage } from '../../i18n/LanguageContext';
import { tab as tabStyle, tabList } from './Tabs.styles';
import { tabAfterKey } from './tabAfterKey';
import { useScrolledTabs } from './useScrolledTabs';

interface TabListProps {
  /** Accessible name. */
  label: string;
  tabs: readonly { id: string; label: ReactNode }[];
  /** Index of the selected tab. */
  selected: number;
  onSelect: (index: number) => void;
  /** Prefix for the ids of the tabs and panels. */
  prefix: string;
  /** Id of the panel, if all tabs share one panel. */
  panelId?: string;
}

/** A row of tabs that are selected by click or arrow keys. The parent component renders the panels. */
export function TabList({ label, tabs, selected, onSelect, prefix, panelId }: TabListProps) {
  const { direction } = useLanguage();
  const place = useScrolledTabs(selected);
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const onKeyDown = (event: KeyboardEvent) => {
    const index = tabAfterKey(event.key, selected, tabs.length, direction);
    if (index === null) return;
    event.preventDefault();
    onSelect(index);
    buttons.current[index]?.focus();
  };
  return (
    <div ref={place} role="tablist" aria-label={label} css={tabList}>
      {tabs.map(({ id, label: name }, index) => (
        <button
          key={id}
          ref={(node) => {
            buttons.current[index] = node;
          }}
          type="button"
          role="tab"
          id={`${prefix}${id}-tab`}
          aria-selected={index === selected}
          aria-controls={panelId ?? `${prefix}${id}-panel`}
          tabIndex={index === selected ? 0 : -1}
          css={tabStyle}
          onClick={() => onSelect(index)}
          onKeyDown={onKeyDown}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
