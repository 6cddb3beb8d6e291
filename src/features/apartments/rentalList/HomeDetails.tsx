import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import { track } from '../../../lib/analytics';
import { HomeCosts } from '../rows/HomeCosts';
import { features, more, side } from '../rows/HomeMore.styles';
import { HomeTabs } from '../rows/HomeTabs';
import type { RentalHome } from '../home/RentalHome';

interface HomeDetailsProps {
  home: RentalHome;
  onLead: () => void;
}

/**
 * The content of an expanded row in the rental list: tabs with gallery, plan and documents, the monthly costs, and a
 * button to the lead form (corporate-site §4).
 */
export function HomeDetails({ home, onLead }: HomeDetailsProps) {
  const { t } = useTranslation(['apartments', 'common']);
  const { project, model } = home;
  const named = [...(model ? [t('modelNamed', { model })] : []), ...home.features];
  return (
    <div css={more}>
      <div>
        <HomeTabs home={home} place="rentalApartments" />
      </div>
      <div css={side}>
        {named.length > 0 && <p css={features}>{named.join(' · ')}</p>}
        <HomeCosts home={home} />
        {home.state === 'free' && <Button onClick={onLead}>{t('wantToRent')}</Button>}
        {project?.path && (
          <a
            href={project.path}
            target="_blank"
            rel="noopener"
            onClick={() => track('button_pressed', { place: 'rentalApartments', button: 'toProject' })}
          >
            {t('toProject', { name: project.title })}
            <VisuallyHidden> {t('common:inNewTab')}</VisuallyHidden>
          </a>
        )}
      </div>
    </div>
  );
}
