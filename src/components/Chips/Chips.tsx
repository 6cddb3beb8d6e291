import { chip, list } from './Chips.styles';

export interface Chip {
  value: string | null;
  label: string;
}

interface ChipsProps {
  /** Name of the choice, for screen-reader users. */
  label: string;
  chips: readonly Chip[];
  selected: string | null;
  onSelect: (value: string | null) => void;
}

/** One choice of a few, as buttons in a row; `null` is the one for all. */
export function Chips({ label, chips, selected, onSelect }: ChipsProps) {
  return (
    <div role="group" aria-label={label} css={list}>
      {chips.map(({ value, label: name }) => (
        <button
          key={value ?? ''}
          type="button"
          aria-pressed={value === selected}
          css={chip}
          onClick={() => onSelect(value)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
