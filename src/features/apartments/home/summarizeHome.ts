import type { TFunction } from 'i18next';
import { money } from '../../../lib/money';
import { addressLine } from './addressLine';
import type { RentalHome } from './RentalHome';

/**
 * Summarizes an apartment in one line: name, address, rooms, price and availability.
 * @param t translation function of the namespace `apartments`
 */
export const summarizeHome = (home: RentalHome, t: TFunction<string[]>, monthly = true): string =>
  [
    [home.name, home.apartmentNumber && t('apartment', { number: home.apartmentNumber })]
      .filter(Boolean)
      .join(', '),
    addressLine(home),
    home.rooms !== null && t('roomsShort', { count: home.rooms }),
    home.price !== null &&
      (monthly
        ? t('monthly', { amount: money(home.price, home.currency) })
        : money(home.price, home.currency)),
    home.state !== 'free' && t(home.state),
  ]
    .filter(Boolean)
    .join(' · ');
