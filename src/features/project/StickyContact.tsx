import { graphql } from 'gatsby';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/Button';
import { Dialog } from '../../components/Dialog/Dialog';
import type { DrawerSlot } from '../../components/Drawer/DrawerSlot';
import { Icon } from '../../components/Icon/Icon';
import { PopupButton } from '../../components/PopupButton/PopupButton';
import { roundButton } from '../../components/RoundButton/RoundButton.styles';
import { Heading } from '../../components/Section/Heading';
import { CallLink } from '../../components/CallLink/CallLink';
import { KEEP_CLEAR } from '../../theme/keepClear';
import { contactOptions } from './contactOptions';
import { phoneOf } from './phoneOf';
import { bar, choices, head, menu, quietBar, STICKY_MARK } from './StickyContact.styles';
import { trackProject } from './trackProject';

export const fragment = graphql`
  fragment StickyContact on CmsProject {
    path
    phone
    hideLeadForm
    projectType {
      contact
    }
    officeInfo {
      phone
    }
  }
`;

interface StickyContactProps {
  project: Queries.StickyContactFragment;
  /** Renders the drawer with the lead form. */
  renderLead: DrawerSlot<null>;
  /** The button's label and the URL of the meeting scheduler. Set only on rent pages. */
  rent?: { contactLabel: string | null; meetingUrl: string | null };
  /** Whether the page's header already has a primary button. The contact button is then less prominent. */
  isQuiet?: boolean;
}

/**
 * The sticky contact button of a project page (project-marketing §2.7). It opens a menu to leave contact details, to
 * call, or on rent pages to book a meeting. The menu closes on its close button, Escape, Back, or a press on the
 * backdrop.
 */
export function StickyContact({ project, renderLead, rent, isQuiet = false }: StickyContactProps) {
  const { t } = useTranslation('project');
  const titleId = useId();
  const [shown, setShown] = useState<'nothing' | 'menu' | 'lead'>('nothing');
  const [met, setMet] = useState(false);
  const phone = phoneOf(project);
  const { hideLeadForm, projectType } = project;
  const options = contactOptions({ contact: projectType?.contact, hideLeadForm, phone, rent });
  if (options.length === 0) return null;

  const close = () => setShown('nothing');
  const openLead = () => {
    trackProject('leaveDetails', project);
    setMet(true);
    setShown('lead');
  };
  const openMenu = () => {
    trackProject('contact', project);
    setShown('menu');
  };
  // If the lead form is the only option, the button opens it directly without a menu.
  const onlyLead = options.length === 1 && options[0] === 'lead';
  return (
    <>
      <div css={isQuiet ? quietBar : bar} {...KEEP_CLEAR} {...{ [STICKY_MARK]: '' }}>
        <Button
          variant={isQuiet ? 'secondary' : 'primary'}
          aria-haspopup="dialog"
          onClick={onlyLead ? openLead : openMenu}
        >
          <Icon name="chat" />
          {rent?.contactLabel || t(onlyLead ? 'leave' : 'openContact')}
        </Button>
      </div>
      <Dialog open={shown === 'menu'} onClose={close} labelledBy={titleId} css={menu}>
        <div css={head}>
          <Heading level={2} look="h3" id={titleId}>
            {t('contactOptions')}
          </Heading>
          <button type="button" css={roundButton.outline} aria-label={t('common:close')} onClick={close}>
            <Icon name="close" />
          </button>
        </div>
        <div css={choices}>
          {options.includes('lead') && (
            <Button onClick={openLead}>
              <Icon name="mail" />
              {t('leave')}
            </Button>
          )}
          {options.includes('meeting') && rent?.meetingUrl && (
            <PopupButton
              url={rent.meetingUrl}
              variant="secondary"
              onOpen={() => trackProject('meeting', project)}
              onClose={close}
            >
              <Icon name="calendar" />
              {t('meeting')}
            </PopupButton>
          )}
          {options.includes('call') && phone && (
            <CallLink phone={phone} onPress={() => trackProject('call', project)} />
          )}
        </div>
      </Dialog>
      {(met || shown === 'lead') && renderLead(null, shown === 'lead', close)}
    </>
  );
}
