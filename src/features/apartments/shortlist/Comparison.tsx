import { Global } from '@emotion/react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button';
import { Icon } from '../../../components/Icon/Icon';
import { Modal } from '../../../components/Modal/Modal';
import { Picture } from '../../../components/Picture/Picture';
import { roundButton } from '../../../components/RoundButton/RoundButton.styles';
import { track } from '../../../lib/analytics';
import { money } from '../../../lib/money';
import { isImmediateEntry } from '../home/isImmediateEntry';
import { monthlyTotal } from '../home/monthlyTotal';
import type { ProjectHome } from '../home/ProjectHome';
import { onPaper, PRINTED, scroller, table } from './Shortlist.styles';

/** Maximum number of apartments in the comparison. */
const MAX = 4;

interface ComparisonProps {
  homes: readonly ProjectHome[];
  open: boolean;
  onClose: () => void;
  /** Whether the prices are monthly rents. */
  monthly: boolean;
  /** The current date as YYYY-MM-DD in the visitor's time zone; null until hydration. */
  today: string | null;
}

/** A dialog that compares up to four apartments side by side. It can be printed. */
export function Comparison({ homes, open, onClose, monthly, today }: ComparisonProps) {
  const { t } = useTranslation('apartments');
  const [out, setOut] = useState<readonly string[]>([]);
  const left = homes.filter(({ assetName }) => !out.includes(assetName));
  const shown = left.slice(0, MAX);
  const nameOf = (home: ProjectHome) =>
    [home.name, home.apartmentNumber && t('apartment', { number: home.apartmentNumber })]
      .filter(Boolean)
      .join(', ');
  const price = (amount: number | null, currency: string | null) =>
    amount !== null && money(amount, currency);
  const area = (value: number | null) => value !== null && t('squareMetres', { area: value });
  const rows: readonly (readonly [string, (home: ProjectHome) => ReactNode])[] = [
    [t('state'), ({ state }) => t(state)],
    [t(monthly ? 'rent' : 'price'), (home) => price(home.price, home.currency)],
    ...(monthly
      ? [[t('totalMonthly'), (home: ProjectHome) => price(monthlyTotal(home), home.currency)] as const]
      : []),
    [t('rooms'), ({ rooms }) => rooms],
    [t('area'), (home) => area(home.area)],
    [t('balcony'), (home) => area(home.balcony)],
    [t('floor'), ({ floor }) => (floor === 0 ? t('groundFloor') : floor)],
    [
      t('entry'),
      ({ entryDate, entryShown }) =>
        entryDate && (isImmediateEntry(entryDate, today, 'date') ? t('immediate') : entryShown),
    ],
    [t('orientation'), ({ orientation }) => orientation],
    [t('characteristics'), ({ features }) => features.join(', ')],
  ];
  const close = () => {
    setOut([]);
    onClose();
  };
  return (
    <Modal
      open={open}
      onClose={close}
      title={t('compareTitle')}
      size="large"
      footer={
        <Button
          variant="secondary"
          onClick={() => {
            track('home_button_pressed', { button: 'print' });
            window.print();
          }}
        >
          {t('print')}
        </Button>
      }
    >
      <Global styles={onPaper} />
      <div
        css={scroller}
        role="region"
        aria-label={t('compareTitle')}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard scrolls only what has the focus
        tabIndex={0}
        {...{ [PRINTED]: '' }}
      >
        <table css={table}>
          <thead>
            <tr>
              <th scope="col">{t('apartmentColumn')}</th>
              {shown.map((home) => (
                <th key={home.id} scope="col">
                  {home.picture && <Picture media={home.picture} alt="" />}
                  <span>{nameOf(home)}</span>
                  {shown.length > 2 && (
                    <button
                      type="button"
                      css={roundButton.outline}
                      aria-label={t('removeCompared', { name: nameOf(home) })}
                      onClick={() => setOut([...out, home.assetName])}
                    >
                      <Icon name="close" />
                    </button>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, valueOf]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {shown.map((home) => (
                  <td key={home.id}>
                    <bdi>{valueOf(home) || '–'}</bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {left.length > MAX && <p>{t('maxCompared')}</p>}
    </Modal>
  );
}
