import type { Apartment } from '../../payload-types';
import type { Locale } from '../../platform/locales/locales';

const NUMBER: Record<Locale, string> = { he: 'דירה', en: 'Apartment' };

/**
 * Returns the name of an apartment for readers: title, building and number. If the title is empty, the asset name
 * replaces it.
 */
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
