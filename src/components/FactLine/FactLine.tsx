import { Fragment, type ReactNode } from 'react';
import { line } from './FactLine.styles';

interface FactLineProps {
  /** Facts to show. Unknown values (such as null) are omitted. */
  facts: readonly ReactNode[];
  /** Whether the first fact states what kind of thing it is. That fact is highlighted. */
  lead?: boolean;
}

/** Short facts in one line with separators between them. If the line wraps, the second line has at least two facts. */
export function FactLine({ facts, lead = false }: FactLineProps) {
  const known = facts.filter(
    (value) => value !== null && value !== undefined && value !== '' && value !== false,
  );
  if (known.length === 0) return null;
  const shown = known.map((value, index) => (
    <Fragment key={index}>
      <span data-fact={lead && index === 0 ? 'lead' : ''}>{value}</span>{' '}
    </Fragment>
  ));
  return (
    <p css={line}>
      <span>
        {shown.slice(0, -2)}
        <span>{shown.slice(-2)}</span>
      </span>
    </p>
  );
}
