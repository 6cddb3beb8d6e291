import { useTranslation } from 'react-i18next';
import { rateText, timeText, volumeText } from './figures';
import type { GraphPoint } from './marketCalls';
import { table, tablePlace } from './StockGraph.styles';

interface GraphTableProps {
  label: string;
  points: readonly GraphPoint[];
}

/** The points of a graph as a table, the newest first. */
export function GraphTable({ label, points }: GraphTableProps) {
  const { t } = useTranslation('investors');
  return (
    // A scrollable area must be reachable by keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div css={tablePlace} role="region" aria-label={label} tabIndex={0}>
      <table css={table}>
        <thead>
          <tr>
            <th scope="col">{t('time')}</th>
            <th scope="col">{t('rateInAgorot')}</th>
            <th scope="col">{t('volume')}</th>
          </tr>
        </thead>
        <tbody>
          {[...points].reverse().map(({ time, securityLastRate, volume }) => (
            <tr key={time}>
              <th scope="row">
                <bdi>{timeText(time)}</bdi>
              </th>
              <td>
                <bdi>{rateText(securityLastRate)}</bdi>
              </td>
              <td>
                <bdi>{volumeText(volume)}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
