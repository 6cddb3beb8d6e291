import type { SerializedStyles } from '@emotion/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { money } from '../../lib/money';
import { withoutLabel } from '../../lib/withoutLabel';
import { factColumns } from './factColumns';
import { frame, list, ruled as ruledFrame, wide } from './PropertyFacts.styles';

/**
 * An apartment, project or product that a form is about (project-marketing §2.7, formData). Any part may be unknown.
 */
export interface Property {
  name?: string | null | undefined;
  buildingName?: string | null | undefined;
  apartmentNumber?: string | number | null | undefined;
  rooms?: number | null | undefined;
  floor?: number | null | undefined;
  area?: number | null | undefined;
  price?: number | null | undefined;
  currency?: string | null | undefined;
  /** Whether the price is paid per month. */
  monthly?: boolean;
}

interface PropertyFactsProps {
  property: Property;
  /** Whether to draw a line above the facts, which separates them from the form above. */
  ruled?: boolean;
  /** Maximum number of columns on desktop. Smaller screens always have at most three. */
  desktopColumns?: number;
}

const COLUMNS = 3;

/** The known facts of a property: its name, then the other facts in columns. Renders nothing if no facts are known. */
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
