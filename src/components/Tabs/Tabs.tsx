import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useLanguage } from '../../i18n/LanguageContext';
import { panel, tab, tabList } from './Tabs.styles';
import { tabAfterKey } from './tabAfterKey';

export interface Tab {
  id: string;
  label: ReactNode;
  content: ReactNode;
}

interface TabsProps {
  /** Name of the whole, for screen-reader users. */
  label: string;
  tabs: readonly Tab[];
  /** Id of the shown tab, where its owner keeps it; without it the tabs keep it themselves. */
  selected?: string;
  /** Called with the id of a tab that the visitor chose. */
  onSelect?: (id: string) => void;
}

/** Several contents in one place: a press or the arrow keys choose which is shown. The hidden ones stay in the page. */
export function Tabs({ label, tabs, selected: shown, onSelect }: TabsProps) {
  const { direction } = useLanguage();
  const prefix = useId();
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const [chosen, setChosen] = useState(0);
  const owned = tabs.findIndex(({ id }) => id === shown);
  const selected = shown === undefined ? Math.min(chosen, tabs.length - 1) : Math.max(owned, 0);

  const select = (index: number) => {
    const next = tabs[index];
    if (!next || index === selected) return;
    setChosen(index);
    onSelect?.(next.id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const index = tabAfterKey(event.key, selected, tabs.length, direction);
    if (index === null) return;
    event.preventDefault();
    select(index);
    buttons.current[index]?.focus();
  };

  return (
    <div>
      <div role="tablist" aria-label={label} css={tabList}>
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
            aria-controls={`${prefix}${id}-panel`}
            tabIndex={index === selected ? 0 : -1}
            css={tab}
            onClick={() => select(index)}
            onKeyDown={onKeyDown}
          >
            {name}
          </button>
        ))}
      </div>
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
