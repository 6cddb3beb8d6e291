import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button';
import { CallLink } from '../../../components/CallLink/CallLink';
import { Icon } from '../../../components/Icon/Icon';
import { PopupButton } from '../../../components/PopupButton/PopupButton';
import { track } from '../../../lib/analytics';
import { aboutHome } from '../../../lib/meetingHome';
import { AdvanceNote } from './AdvanceNote';
import { foot } from './HomeDrawer.styles';
import { leadFormData } from '../home/leadFormData';
import type { ProjectHome } from '../home/ProjectHome';

export interface HomeDrawerFooterProps {
  home: ProjectHome;
  /** Whether the home is free, or being paid for by this visitor. */
  free: boolean;
  paying: boolean;
  /** Handles "I want to rent"; null without a payment or form. */
  onRent: ((home: ProjectHome) => void) | null;
  /** Opens the lead form; null without one. */
  onLead: ((home: ProjectHome) => void) | null;
  /** Address of the meeting scheduler; null without meetings. */
  schedulerUrl: string | null;
  phone: string | null;
}

/**
 * The buttons of a home's drawer: rent unless it is reserved, meeting with a scheduler, call with a phone
 * (project-marketing §2.5). A note explains the advance payment before its form.
 */
export function HomeDrawerFooter(props: HomeDrawerFooterProps) {
  const { home, free, onRent, onLead, schedulerUrl, phone } = props;
  const { t } = useTranslation('apartments');
  const { assetName, advance } = home;
  const wanted = free ? onRent : onLead;
  return (
    <>
      {free && onRent && <AdvanceNote advance={advance} />}
      <div css={foot}>
        {wanted && <Button onClick={() => wanted(home)}>{t(free ? 'wantToRent' : 'lookingFor')}</Button>}
        {schedulerUrl && (
          <PopupButton
            url={aboutHome(schedulerUrl, leadFormData(home))}
            variant="secondary"
            onOpen={() => track('home_button_pressed', { button: 'schedule', assetName })}
          >
            <Icon name="calendar" />
            {t('schedule')}
          </PopupButton>
        )}
        {phone ? (
          <CallLink
            phone={phone}
            onPress={() => track('home_button_pressed', { button: 'call', assetName })}
          />
        ) : (
          <Button variant="secondary" disabled>
            <Icon name="phone" />
            {t('callNow')}
          </Button>
        )}
      </div>
    </>
  );
}
