import type { Apartment } from '../../payload-types';
import type { Locale } from '../../platform/locales/locales';

const NUMBER: Record<Locale, string> = { he: 'דירה', en: 'Apartment' };

/** Returns an apartment's name: title, building and number; the asset name only when it has no title. */
export function apartmentTitle(
  {
    assetName,
    propertyTitle,
    building,
    apartmentNumber,
  }: Pick<Apartment, 'assetName' | 'propertyTitle' | 'building' | 'apartmentNumber'>,
  language: Locale,
): string {
  const number = apartmentNumber ? `${NUMBER[language]} ${apartmentNumber}` : null;
  const buildingTitle = building !== null && typeof building === 'object' ? building.buildingTitle : null;
  return [propertyTitle || assetName, buildingTitle, number].filter(Boolean).join(', ');
}
