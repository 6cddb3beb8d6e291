import type { ReactNode } from 'react';
import { facts as factsStyle } from './HomeDrawer.styles';

interface DrawerFactsProps {
  label: string;
  /** Pairs of name and value. Facts without a value are not shown. */
  facts: readonly (readonly [name: string, value: ReactNode])[];
}

/** The facts about an apartment as a description list in columns. */
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
