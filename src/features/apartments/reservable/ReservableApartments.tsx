import { useTranslation } from 'react-i18next';
import type { DrawerSlot } from '../../../components/Drawer/DrawerSlot';
import { FormNotice } from '../../../components/forms/FormNotice';
import { NoScriptFallback } from '../../../components/forms/NoScriptFallback';
import { LiveData } from '../../../components/LiveData/LiveData';
import { ReservableApartment, type ReservedHome } from './ReservableApartment';
import { sheet } from './ReservableApartment.styles';
import { useApartmentStates } from '../home/useApartmentStates';

export interface ReservableApartmentsProps {
  apartments: readonly Queries.ReservableApartmentFragment[];
  level: 2 | 3;
  /** Renders the drawer in which the visitor pays the advance payment. */
  renderPayment: DrawerSlot<ReservedHome>;
}

/**
 * A list of apartments that visitors can reserve, with live availability. Until the service answers, it shows the
 * availability at build time.
 */
export function ReservableApartments(props: ReservableApartmentsProps) {
  return (
    <LiveData>
      <Apartments {...props} />
    </LiveData>
  );
}

function Apartments({ apartments, level, renderPayment }: ReservableApartmentsProps) {
  const { t } = useTranslation('payment');
  const { states, failed, refresh } = useApartmentStates({
    assets: apartments.map(({ assetName }) => assetName),
  });
  return (
    <>
      <NoScriptFallback text={t('reserveNeedsScripts')} />
      {failed && (
        <FormNotice tone="info" action={{ label: t('checkAgain'), onClick: refresh }}>
          {t('statesUnknown')}
        </FormNotice>
      )}
      <ul css={sheet}>
        {apartments.map((apartment) => (
          <ReservableApartment
            key={apartment.id}
            apartment={apartment}
            live={states[apartment.assetName]}
            onChange={refresh}
            level={level}
            renderPayment={renderPayment}
          />
        ))}
      </ul>
    </>
  );
}
