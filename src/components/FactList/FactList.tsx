import type { ReactNode } from 'react';
import { list } from './FactList.styles';

interface FactListProps {
  /** Pairs of name and value. Pairs with an unknown value are omitted. */
  facts: readonly (readonly [name: string, value: ReactNode])[];
  /** Accessible name. */
  label?: string;
}

/** A definition list of facts with names. Renders nothing if no values are known. */
export function FactList({ facts, label }: FactListProps) {
  const known = facts.filter(([, value]) => value !== null && value !== undefined && value !== '');
  if (known.length === 0) return null;
  return (
    <dl css={list} {...(label && { 'aria-label': label })}>
      {known.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
