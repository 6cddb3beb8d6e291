import { useTranslation } from 'react-i18next';
import { money } from '../../lib/money';
import { list, ruled as ruledList } from './PropertyFacts.styles';

/** An apartment, a project or a product (project-marketing §2.7, formData); each part is shown only where it is known. */
export interface Property {
  name?: string | null | undefined;
  buildingName?: string | null | undefined;
  apartmentNumber?: string | number | null | undefined;
  rooms?: number | null | undefined;
  floor?: number | null | undefined;
  area?: number | null | undefined;
  price?: number | null | undefined;
  currency?: string | null | undefined;
}

interface PropertyFactsProps {
  property: Property;
  /** With a line above, as the foot of a form. */
  ruled?: boolean;
}

/** What is known of a property, in a row. Nothing when nothing is known of it. */
export function PropertyFacts({ property, ruled = false }: PropertyFactsProps) {
  const { t } = useTranslation('forms');
  const { floor, area, price } = property;
  const rows = [
    [t('about'), property.name],
    [t('building'), property.buildingName],
    [t('apartment'), property.apartmentNumber],
    [t('rooms'), property.rooms],
    [t('floor'), floor === 0 ? t('groundFloor') : floor],
    [t('area'), area && t('squareMetres', { area })],
    [t('price'), price && money(price, property.currency)],
  ].filter(([, value]) => value !== null && value !== undefined && value !== '');
  if (rows.length === 0) return null;
  return (
    <dl css={[list, ruled && ruledList]} aria-label={t('aboutLabel')}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
