import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { Icon } from '../Icon/Icon';
import { optionAfterKey } from './optionAfterKey';
import { button, frame, label as labelStyle, menu, option as optionStyle } from './SelectMenu.styles';

export interface MenuOption {
  value: string;
  label: string;
}

interface SelectMenuProps {
  label: string;
  options: readonly MenuOption[];
  /** Value of the selected option. If no option has it, the first one is selected. */
  value: string;
  onSelect: (value: string) => void;
}

/** A select element with a menu of limited height. It follows the ARIA pattern "select-only combobox". */
export function SelectMenu({ label, options, value, onSelect }: SelectMenuProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const selected = Math.max(
    0,
    options.findIndex((option) => option.value === value),
  );
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(selected);

  useEffect(() => {
    if (open) list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [open, active]);

  const show = (index = selected) => {
    setActive(index);
    setOpen(true);
  };
  const choose = (index: number) => {
    const option = options[index];
    setOpen(false);
    if (option && option.value !== value) onSelect(option.value);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey) return;
    if (open && key === 'Escape') {
      // Prevents Escape from also closing the surrounding dialog.
      event.preventDefault();
      setOpen(false);
      return;
    }
    if (key === 'Tab' || (open && key === 'ArrowUp' && altKey)) {
      if (open) choose(active);
      return;
    }
    if (key === 'Enter' || key === ' ') {
      event.preventDefault();
      if (open) choose(active);
      else show();
      return;
    }
    const index = optionAfterKey(key, open ? active : selected, options);
    if (index === null) return;
    event.preventDefault();
    if (!open && key.startsWith('Arrow')) show();
    else show(index);
  };

  return (
    <div css={frame}>
      <span id={`${id}label`} css={labelStyle}>
        {label}
      </span>
      <button
        type="button"
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={`${id}list`}
        aria-labelledby={`${id}label ${id}value`}
        aria-activedescendant={open ? `${id}${active}` : undefined}
        css={button}
        onClick={({ currentTarget }) => {
          // Safari does not focus a button when it is clicked. Without focus, the key and blur handlers would not work.
          currentTarget.focus();
          if (open) setOpen(false);
          else show();
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setOpen(false)}
      >
        <span id={`${id}value`}>{options[selected]?.label}</span>
        <Icon name="chevronDown" />
      </button>
      {/* The button keeps the focus and handles the keyboard. */}
      <div
        ref={list}
        id={`${id}list`}
        role="listbox"
        tabIndex={-1}
        aria-labelledby={`${id}label`}
        hidden={!open}
        css={open && menu}
        onMouseDown={(event) => event.preventDefault()}
      >
        {(open ? options : []).map((option, index) => (
          // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the button handles them
          <div
            key={option.value}
            id={`${id}${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === selected}
            data-active={index === active}
            css={optionStyle}
            onPointerMove={() => setActive(index)}
            onClick={() => choose(index)}
          >
            {option.label}
            {index === selected && <Icon name="check" />}
          </div>
        ))}
      </div>
    </div>
  );
}
