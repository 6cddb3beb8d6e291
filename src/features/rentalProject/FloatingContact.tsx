import { Global } from '@emotion/react';
import { graphql } from 'gatsby';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/Button';
import { buttonStyles } from '../../components/Button/Button.styles';
import { Dialog } from '../../components/Dialog/Dialog';
import { Icon } from '../../components/Icon/Icon';
import { PopupButton } from '../../components/PopupButton/PopupButton';
import { roundButton } from '../../components/RoundButton/RoundButton.styles';
import { telHref } from '../../lib/telHref';
import {
  choices,
  close as closeStyle,
  floating,
  head,
  interested,
  menu,
  opener,
  panel,
  room,
} from './FloatingContact.styles';
import { trackRental } from './trackRental';

export const fragment = graphql`
  fragment RentalContact on CmsProject {
    phone
    phoneName
    rentProjectContactText
    rentProjectInterestedNum
  }
`;

interface FloatingContactProps {
  project: Queries.RentalContactFragment;
  /** Address of the meeting scheduler, only where the project has a meeting id. */
  meetingUrl: string | null;
  /** Opens the form for details; absent where the project has none. */
  onLead: (() => void) | null;
}

/**
 * The contact button that floats over a rental page: open, it offers to leave details, to book a meeting and to call (project-marketing §2.6, §2.7). It is
 * not there without its label (§2.1), nor where it would have nothing to offer.
 */
export function FloatingContact({ project, meetingUrl, onLead }: FloatingContactProps) {
  const { t } = useTranslation('rentalProject');
  const titleId = useId();
  const [open, setOpen] = useState(false);
  const { phone, phoneName, rentProjectContactText: label, rentProjectInterestedNum: number } = project;
  if (!label || !(onLead ?? meetingUrl ?? phone)) return null;
  const close = () => setOpen(false);
  return (
    <>
      <Global styles={room} />
      <div css={floating}>
        <button
          type="button"
          css={[buttonStyles.primary, opener]}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => {
            trackRental('contactMenu', 'floatingMenu');
            setOpen(true);
          }}
        >
          <Icon name="chat" />
          {label}
        </button>
      </div>
      <Dialog open={open} onClose={close} labelledBy={titleId} css={menu}>
        <div css={panel}>
          <div css={head}>
            <h2 id={titleId}>{label}</h2>
            <button
              type="button"
              css={[roundButton.outline, closeStyle]}
              aria-label={t('common:close')}
              onClick={close}
            >
              <Icon name="close" />
            </button>
          </div>
          {number && number > 0 && <p css={interested}>{t('interested', { number })}</p>}
          <div css={choices}>
            {onLead && (
              <Button
                onClick={() => {
                  trackRental('leaveDetails', 'floatingMenu');
                  close();
                  onLead();
                }}
              >
                <Icon name="mail" />
                {t('leaveDetails')}
              </Button>
            )}
            {meetingUrl && (
              <PopupButton
                url={meetingUrl}
                variant="secondary"
                onOpen={() => trackRental('meeting', 'floatingMenu')}
              >
                <Icon name="calendar" />
                {t('bookMeeting')}
              </PopupButton>
            )}
            {phone && (
              <a
                href={telHref(phone)}
                css={buttonStyles.secondary}
                onClick={() => trackRental('call', 'floatingMenu')}
              >
                <Icon name="phone" />
                <span>
                  {phoneName || t('call')} <bdi dir="ltr">{phone}</bdi>
                </span>
              </a>
            )}
          </div>
        </div>
      </Dialog>
    </>
  );
}
