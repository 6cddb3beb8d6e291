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
  /** Whether this visitor can reserve the apartment: it is free, or held by the visitor's own payment. */
  free: boolean;
  paying: boolean;
  /** Handles a press on "I want to rent"; null if there is neither a payment nor a lead form. */
  onRent: ((home: ProjectHome) => void) | null;
  /** Opens the lead form; null if the project has none. */
  onLead: ((home: ProjectHome) => void) | null;
  /** URL of the meeting scheduler; null if the project offers no meetings. */
  schedulerUrl: string | null;
  phone: string | null;
}

/**
 * The buttons at the bottom of an apartment's drawer (project-marketing §2.5). "Rent" appears if the apartment is
 * available, otherwise the lead form's button. "Schedule a meeting" appears if there is a scheduler, and "Call" is
 * disabled without a phone number. A note about the advance payment precedes them.
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
