import type { ReactNode } from 'react';
import { list } from './FactList.styles';

interface FactListProps {
  /** Names and values; what is not known is left out. */
  facts: readonly (readonly [name: string, value: ReactNode])[];
  /** Name of the list, for screen-reader users. */
  label?: string;
}

/** Facts with their names. Nothing when nothing is known. */
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
