import { useTranslation } from 'react-i18next';
import { footer } from './LeadForm.styles';

/** What the lead is about (project-marketing §2.7, formData); each part is shown only where it is known. */
export interface LeadSubject {
  name?: string | null | undefined;
  buildingName?: string | null | undefined;
  apartmentNumber?: string | number | null | undefined;
  rooms?: number | null | undefined;
  floor?: number | null | undefined;
  area?: number | null | undefined;
  price?: number | null | undefined;
  currency?: string | null | undefined;
}

/** A price as everywhere on the site: grouped as in English, without decimals, in shekels unless something else is said (project-marketing §9). */
const money = (price: number, currency: string | null | undefined): string =>
  `${currency || '₪'}${price.toLocaleString('en-US', { maximumFractionDigits: 0 })}`;

/** Under the form: the apartment or product that it is about. Nothing when nothing is known of it. */
export function LeadFooter({ subject }: { subject: LeadSubject }) {
  const { t } = useTranslation('lead');
  const { floor, area, price } = subject;
  const rows = [
    [t('about'), subject.name],
    [t('building'), subject.buildingName],
    [t('apartment'), subject.apartmentNumber],
    [t('rooms'), subject.rooms],
    [t('floor'), floor === 0 ? t('groundFloor') : floor],
    [t('area'), area && t('squareMetres', { area })],
    [t('price'), price && money(price, subject.currency)],
  ].filter(([, value]) => value !== null && value !== undefined && value !== '');
  if (rows.length === 0) return null;
  return (
    <dl css={footer} aria-label={t('aboutLabel')}>
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
