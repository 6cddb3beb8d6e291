import type { Apartment } from '../../payload-types';
import type { Locale } from '../../platform/locales';

const NUMBER: Record<Locale, string> = { he: 'דירה', en: 'Apartment' };

/** An apartment as people call it: its title, its building and its number; its asset name only where editors gave it no title. */
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
