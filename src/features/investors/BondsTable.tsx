import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/Button';
import { NoScriptFallback } from '../../components/forms/NoScriptFallback';
import { Icon } from '../../components/Icon/Icon';
import { LiveData } from '../../components/LiveData/LiveData';
import { Skeleton } from '../../components/Skeleton/Skeleton';
import { SortedTable, type TableColumn } from '../../components/SortedTable/SortedTable';
import { rowsInOrder, type Sorting } from '../../components/SortedTable/sortRows';
import { useLanguage } from '../../i18n/LanguageContext';
import { saveFile } from '../../lib/saveFile';
import { bondsCsv } from './bondsCsv';
import { ChangeText } from './ChangeText';
import { rangeText, rateText, timeText, volumeText } from './figures';
import { actions, skeletonRow, skeletonTable } from './investors.styles';
import { fetchBonds, type Bond } from './marketCalls';
import { QuoteNote } from './QuoteNote';
import { useMarket } from './useMarket';

/** Keys of the placeholder rows. Their number is about that of the group's bonds. */
const SKELETONS = ['first', 'second', 'third', 'fourth'];
const DAY_LENGTH = 10;

/**
 * The table with the current figures of the group's bonds, and a button to download it (forms-investors-catalogue §9,
 * corporate-site §9).
 */
export function BondsTable() {
  return (
    <LiveData>
      <Bonds />
    </LiveData>
  );
}

function Bonds() {
  const { t } = useTranslation('investors');
  const { code } = useLanguage();
  const [sorting, setSorting] = useState<Sorting | null>(null);
  const live = useMarket(['bonds'], fetchBonds);
  const bonds = live.answer?.bonds;
  const columns: [TableColumn<Bond>, ...TableColumn<Bond>[]] = [
    { key: 'name', name: t('bond'), value: (bond) => bond.bondName },
    {
      key: 'rate',
      name: t('lastRate'),
      numeric: true,
      value: (bond) => bond.securityLastRate,
      content: ({ securityLastRate: rate }) => rate !== null && t('agorot', { rate: rateText(rate) }),
    },
    {
      key: 'change',
      name: t('changeInAgorot'),
      numeric: true,
      value: (bond) => bond.changeValue,
      content: (bond) => <ChangeText value={bond.changeValue} />,
    },
    {
      key: 'bondVolume',
      name: t('bondVolume'),
      numeric: true,
      value: (bond) => bond.bondVolume,
      content: (bond) => volumeText(bond.bondVolume),
    },
    {
      key: 'range',
      name: t('range52Weeks'),
      numeric: true,
      value: ({ range52Weeks: { low, high } }) => low ?? high,
      content: (bond) => <span dir="ltr">{rangeText(bond.range52Weeks)}</span>,
    },
    {
      key: 'volume',
      name: t('dailyVolume'),
      numeric: true,
      value: (bond) => bond.securityDailyAggVolume,
      content: (bond) => volumeText(bond.securityDailyAggVolume),
    },
    {
      key: 'time',
      name: t('lastTransaction'),
      numeric: true,
      value: ({ lastTransaction }) => lastTransaction && Date.parse(lastTransaction),
      content: (bond) => timeText(bond.lastTransaction),
    },
  ];
  const heads = [
    t('bond'),
    t('lastRate'),
    t('changeInAgorot'),
    t('bondVolume'),
    t('low52Weeks'),
    t('high52Weeks'),
    t('dailyVolume'),
    t('lastTransaction'),
  ];
  const save = () => {
    const day = live.answer?.time?.slice(0, DAY_LENGTH) ?? '';
    const shown = rowsInOrder(bonds ?? [], columns, sorting, code);
    const file = new Blob([bondsCsv(shown, heads)], { type: 'text/csv;charset=utf-8' });
    saveFile(file, `bonds_${day}.csv`);
  };
  return (
    <>
      <NoScriptFallback text={t('needsScripts')} />
      {!bonds && !live.failed && (
        <div role="status" aria-label={t('loading')} css={skeletonTable}>
          {SKELETONS.map((key) => (
            <Skeleton key={key} blockSize="4rem" css={skeletonRow} />
          ))}
        </div>
      )}
      {bonds?.length === 0 && <p>{t('noBonds')}</p>}
      {bonds && bonds.length > 0 && (
        <SortedTable
          label={t('bonds')}
          columns={columns}
          rows={bonds}
          keyOf={({ symbol }) => symbol}
          onSort={setSorting}
        />
      )}
      <QuoteNote {...live} />
      {bonds && bonds.length > 0 && (
        <div css={actions}>
          <Button variant="secondary" onClick={save}>
            <Icon name="download" />
            {t('downloadTable')}
          </Button>
        </div>
      )}
    </>
  );
}
