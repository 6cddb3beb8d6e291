import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button';
import { money } from '../../../lib/money';
import { similarList, state as stateStyle } from './HomeDrawer.styles';
import type { ProjectHome } from '../home/ProjectHome';

interface HomeAvailabilityProps {
  home: ProjectHome;
  /** Whether the current visitor is in the payment form for this apartment. */
  paying: boolean;
  similar: readonly ProjectHome[];
  onOther: (home: ProjectHome) => void;
}

/**
 * Explains why an apartment is unavailable and offers similar available ones. Renders nothing if the apartment is free,
 * or held by this visitor's own payment.
 */
export function HomeAvailability({ home, paying, similar, onOther }: HomeAvailabilityProps) {
  const { t } = useTranslation('apartments');
  if (home.state === 'free' || paying) return null;
  return (
    <div css={stateStyle}>
      <p role="status">{t(home.state === 'taken' ? 'takenText' : 'heldText')}</p>
      {similar.length > 0 && (
        <>
          <h3>{t('similar')}</h3>
          <ul css={similarList}>
            {similar.map((other) => (
              <li key={other.id}>
                <Button variant="text" onClick={() => onOther(other)}>
                  {[
                    other.name,
                    other.apartmentNumber && t('apartment', { number: other.apartmentNumber }),
                    other.rooms !== null && t('roomsShort', { count: other.rooms }),
                    other.price !== null && money(other.price, other.currency),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
