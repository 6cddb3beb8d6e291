import { useTranslation } from 'react-i18next';
import { money } from '../../lib/money';
import { costs } from './HomeRow.styles';
import type { RentalHome } from './RentalHome';

interface HomeCostsProps {
  home: Pick<RentalHome, 'price' | 'currency' | 'boardFee'> & { parkingFee?: number | null };
}

const SHEKELS = [null, 'ILS', '₪'];

/** What a month in a home costs in total: rent, board fee in shekels (project-marketing §9), and parking where there is a price for it. Nothing without a rent. */
export function HomeCosts({ home }: HomeCostsProps) {
  const { t } = useTranslation('apartments');
  const { price, currency, boardFee, parkingFee } = home;
  if (price === null) return null;
  const extras = [
    [t('boardFee'), boardFee],
    [t('parkingFee'), parkingFee],
  ].filter((extra): extra is [string, number] => typeof extra[1] === 'number' && extra[1] > 0);
  // Fees are in shekels: with a rent in another currency they have no sum.
  const hasTotal = extras.length > 0 && SHEKELS.includes(currency);
  const rows: readonly (readonly [string, number, string | null])[] = [
    [t('rent'), price, currency],
    ...extras.map(([name, amount]) => [name, amount, 'ILS'] as const),
    ...(hasTotal
      ? [[t('totalMonthly'), extras.reduce((sum, [, amount]) => sum + amount, price), currency] as const]
      : []),
  ];
  return (
    <dl css={costs} data-total={hasTotal}>
      {rows.map(([name, amount, unit]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <bdi>{money(amount, unit)}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
