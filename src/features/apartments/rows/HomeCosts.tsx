import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/LanguageContext';
import { money, monthlyFee } from '../../../lib/money';
import { costs } from './HomeMore.styles';
import { monthlyTotal } from '../home/monthlyTotal';
import type { RentalHome } from '../home/RentalHome';

interface HomeCostsProps {
  home: Pick<RentalHome, 'price' | 'currency' | 'boardFee' | 'parkingFee'>;
}

/**
 * The monthly costs of an apartment: rent, board fee, parking fee if there is one, and their total. Renders nothing if
 * the rent is unknown.
 */
export function HomeCosts({ home }: HomeCostsProps) {
  const { t } = useTranslation('apartments');
  const { code } = useLanguage();
  const { price, currency, boardFee, parkingFee } = home;
  if (price === null) return null;
  const fees: readonly (readonly [string, number | null])[] = [
    [t('boardFee'), boardFee],
    [t('parkingFee'), parkingFee],
  ];
  const extras = fees.filter(([, amount]) => amount !== null && amount > 0);
  const total = extras.length > 0 ? monthlyTotal(home) : null;
  const rows: readonly (readonly [string, string | null])[] = [
    [t('rent'), money(price, currency)],
    ...extras.map(([name, amount]) => [name, amount === null ? null : monthlyFee(amount, code)] as const),
    [t('totalMonthly'), total === null ? null : money(total, currency)],
  ];
  return (
    <dl css={costs} data-total={total !== null}>
      {rows.map(
        ([name, amount]) =>
          amount !== null && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <bdi>{amount}</bdi>
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
