import { useTranslation } from 'react-i18next';
import { israelMoment } from '../../lib/israelMoment';
import { formatThousands } from '../../lib/formatThousands';
import { facts } from './Lottery.styles';

interface LotteryFactsProps {
  opensAt: string;
  closesAt: string;
  homes: number;
  /** Number of registrations that take part; null if it is unknown. */
  registered: number | null;
}

/** The registration period of a lottery, its number of apartments, and the number of registrations. */
export function LotteryFacts({ opensAt, closesAt, homes, registered }: LotteryFactsProps) {
  const { t } = useTranslation('lottery');
  return (
    <dl css={facts}>
      <Moment label={t('opensAt')} iso={opensAt} />
      <Moment label={t('closesAt')} iso={closesAt} />
      <div>
        <dt>{t('homes')}</dt>
        <dd>
          <bdi>{formatThousands(homes)}</bdi>
        </dd>
      </div>
      {registered !== null && (
        <div>
          <dt>{t('registeredCount')}</dt>
          <dd>
            <bdi>{formatThousands(registered)}</bdi>
          </dd>
        </div>
      )}
    </dl>
  );
}

function Moment({ label, iso }: { label: string; iso: string }) {
  const { t } = useTranslation('lottery');
  const moment = israelMoment(iso);
  if (!moment) return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <time dateTime={iso}>{t('moment', moment)}</time>
      </dd>
    </div>
  );
}
