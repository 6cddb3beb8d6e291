import type { ReactNode } from 'react';
import { facts as factsStyle } from './HomeDrawer.styles';

interface DrawerFactsProps {
  label: string;
  /** Names and values; unknown values are left out. */
  facts: readonly (readonly [name: string, value: ReactNode])[];
}

/** Named facts of a home in columns. */
export function DrawerFacts({ label, facts }: DrawerFactsProps) {
  const known = facts.filter(([, value]) => value !== null && value !== undefined && value !== '');
  return (
    <dl css={factsStyle} aria-label={label}>
      {known.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
