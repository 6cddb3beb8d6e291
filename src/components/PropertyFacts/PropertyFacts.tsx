import type { SerializedStyles } from '@emotion/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { money } from '../../lib/money';
import { withoutLabel } from '../../lib/withoutLabel';
import { factColumns } from './factColumns';
import { frame, list, ruled as ruledFrame, wide } from './PropertyFacts.styles';

/** An apartment, project or product (project-marketing §2.7, formData). Each part may be unknown. */
export interface Property {
  name?: string | null | undefined;
  buildingName?: string | null | undefined;
  apartmentNumber?: string | number | null | undefined;
  rooms?: number | null | undefined;
  floor?: number | null | undefined;
  area?: number | null | undefined;
  price?: number | null | undefined;
  currency?: string | null | undefined;
  /** Whether the price is monthly. */
  monthly?: boolean;
}

interface PropertyFactsProps {
  property: Property;
  /** Whether it has a rule above, as the foot of a form. */
  ruled?: boolean;
  /** Maximum number of columns on desktop; three elsewhere. */
  desktopColumns?: number;
}

const COLUMNS = 3;

/** Known facts of a property: its name, then facts in columns. Renders nothing without facts. */
export function PropertyFacts({ property, ruled = false, desktopColumns = COLUMNS }: PropertyFactsProps) {
  const { t } = useTranslation('forms');
  const { floor, area, price } = property;
  const amount = price && money(price, property.currency);
  const rows = [
    [t('building'), property.buildingName && withoutLabel(t('building'), property.buildingName)],
    [t('apartment'), property.apartmentNumber],
    [t('rooms'), property.rooms],
    [t('floor'), floor === 0 ? t('groundFloor') : floor],
    [t('area'), area && t('squareMetres', { area })],
    [t('price'), amount && property.monthly ? t('monthly', { amount }) : amount],
  ].filter(([, value]) => value !== null && value !== undefined && value !== '');
  if (rows.length === 0 && !property.name) return null;
  return (
    <div css={[frame, ruled && ruledFrame]}>
      <dl
        css={list(factColumns(rows.length, COLUMNS), factColumns(rows.length, desktopColumns))}
        aria-label={t('aboutLabel')}
      >
        {property.name && <Fact name={t('about')} value={property.name} look={wide} />}
        {rows.map(([label, value]) => (
          <Fact key={label} name={String(label)} value={value} />
        ))}
      </dl>
    </div>
  );
}

interface FactProps {
  name: string;
  value: ReactNode;
  look?: SerializedStyles;
}

function Fact({ name, value, look }: FactProps) {
  return (
    <div css={look}>
      <dt>{name}</dt>
      <dd>
        <bdi>{value}</bdi>
      </dd>
    </div>
  );
}
