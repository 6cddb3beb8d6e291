import { graphql } from 'gatsby';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/Button';
import { buttonStyles } from '../../components/Button/Button.styles';
import type { DrawerSlot } from '../../components/Drawer/DrawerSlot';
import { Icon } from '../../components/Icon/Icon';
import { Heading } from '../../components/Section/Heading';
import { Section } from '../../components/Section/Section';
import { telHref } from '../../lib/telHref';
import { actions, columns, interested, list, lead as leadStyle, words } from './RentalPriority.styles';
import { trackRental } from './trackRental';

export const fragment = graphql`
  fragment RentalPriority on CmsProject {
    projectTitle
    text
    phone
    buildingCharacteristicsTitle
    buildingCharacteristicsSelection {
      id
      name
    }
    rentProjectInterestedNum
  }
`;

interface RentalPriorityProps {
  project: Queries.RentalPriorityFragment;
  /** Renders the drawer with the lead form; null if the project has none. */
  renderLead: DrawerSlot<null> | null;
}

/**
 * The characteristics of a rental project's building, with a button to ask about it (project-marketing §2.6, fifth
 * section). Renders nothing if there are none.
 */
export function RentalPriority({ project, renderLead }: RentalPriorityProps) {
  const { t } = useTranslation('rentalProject');
  const [lead, setLead] = useState<'never' | 'open' | 'closed'>('never');
  const features = project.buildingCharacteristicsSelection?.filter((one) => one?.name) ?? [];
  if (features.length === 0) return null;
  const { phone, rentProjectInterestedNum: number } = project;
  return (
    <Section tone="night" named>
      <div css={columns}>
        <div css={words}>
          <Heading level={2} namesSection>
            {project.buildingCharacteristicsTitle || t('special', { name: project.projectTitle })}
          </Heading>
          {project.text && <p css={leadStyle}>{project.text}</p>}
          {number && number > 0 && <p css={interested}>{t('interested', { number })}</p>}
          <div css={actions}>
            {renderLead && (
              <Button
                onClick={() => {
                  trackRental('leaveDetails', 'priority');
                  setLead('open');
                }}
              >
                {t('leaveDetails')}
              </Button>
            )}
            {phone && (
              <a
                href={telHref(phone)}
                css={buttonStyles.secondary}
                onClick={() => trackRental('call', 'priority')}
              >
                <Icon name="phone" />
                <bdi>{phone}</bdi>
              </a>
            )}
          </div>
        </div>
        <ul css={list}>
          {features.map((feature) => (
            <li key={feature.id}>
              <Icon name="check" />
              {feature.name}
            </li>
          ))}
        </ul>
      </div>
      {lead !== 'never' && renderLead?.(null, lead === 'open', () => setLead('closed'))}
    </Section>
  );
}
