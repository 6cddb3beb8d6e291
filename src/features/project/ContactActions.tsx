import { graphql } from 'gatsby';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/Button';
import type { DrawerSlot } from '../../components/Drawer/DrawerSlot';
import { CallLink } from '../../components/CallLink/CallLink';
import { contactOptions } from './contactOptions';
import { phoneOf } from './phoneOf';
import { contactActions } from './project.styles';
import { trackProject } from './trackProject';

export const fragment = graphql`
  fragment ContactActions on CmsProject {
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

interface ContactActionsProps {
  project: Queries.ContactActionsFragment;
  /** Renders the drawer with the lead form. */
  renderLead: DrawerSlot<null>;
  /** Whether the page also contains a lead form. Only its button is then a primary one. */
  isQuiet?: boolean;
}

/** The buttons to leave contact details and to call. They follow the same rules as the sticky contact button. */
export function ContactActions({ project, renderLead, isQuiet = false }: ContactActionsProps) {
  const { t } = useTranslation('project');
  const [open, setOpen] = useState(false);
  const [met, setMet] = useState(false);
  const phone = phoneOf(project);
  const { hideLeadForm, projectType } = project;
  const options = contactOptions({ contact: projectType?.contact, hideLeadForm, phone });
  if (options.length === 0) return null;
  const openLead = () => {
    trackProject('leaveDetails', project);
    setMet(true);
    setOpen(true);
  };
  return (
    <div css={contactActions}>
      {options.includes('lead') && (
        <Button variant={isQuiet ? 'secondary' : 'primary'} onClick={openLead}>
          {t('leave')}
        </Button>
      )}
      {options.includes('call') && phone && (
        <CallLink phone={phone} onPress={() => trackProject('call', project)} />
      )}
      {met && renderLead(null, open, () => setOpen(false))}
    </div>
  );
}
