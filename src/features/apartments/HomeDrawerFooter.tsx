import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/Button';
import { CallLink } from '../../components/CallLink/CallLink';
import { Icon } from '../../components/Icon/Icon';
import { PopupButton } from '../../components/PopupButton/PopupButton';
import { track } from '../../lib/analytics';
import { aboutHome } from '../../lib/meetingHome';
import { AdvanceNote } from './AdvanceNote';
import { foot } from './HomeDrawer.styles';
import { leadFormData } from './leadFormData';
import type { ProjectHome } from './ProjectHome';

export interface HomeDrawerFooterProps {
  home: ProjectHome;
  /** It can be had; its own payer sees it so while paying. */
  free: boolean;
  paying: boolean;
  /** 'I want to rent'; null where nothing takes it. */
  onRent: ((home: ProjectHome) => void) | null;
  /** The lead form; null where no details can be left. */
  onLead: ((home: ProjectHome) => void) | null;
  /** Address of the meeting scheduler; null where no meetings are offered. */
  schedulerUrl: string | null;
  phone: string | null;
}

/**
 * The buttons at the foot of a home's drawer: 'I want to rent' unless it is reserved, a meeting where there
 * is a scheduler, and a call, which needs a phone (project-marketing §2.5). What an advance payment is for is
 * said before its form.
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
