import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/Button';
import { FileLink } from '../../components/FileLink/FileLink';
import { Picture } from '../../components/Picture/Picture';
import { Tabs } from '../../components/Tabs/Tabs';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { track } from '../../lib/analytics';
import { money } from '../../lib/money';
import { documentName } from '../../lib/documentName';
import {
  costs,
  documents as documentsStyle,
  features,
  more,
  pictures,
  plan as planStyle,
  side,
} from './HomeRow.styles';
import type { RentalHome } from './RentalHome';

interface HomeDetailsProps {
  home: RentalHome;
  onLead: () => void;
}

/** An open row of the rental list: gallery, plan and documents as tabs, what the home costs, and the way to rent it (corporate-site §4). */
export function HomeDetails({ home, onLead }: HomeDetailsProps) {
  const { t } = useTranslation(['apartments', 'common']);
  const { gallery, plan, documents, price, boardFee, project } = home;
  const tabs = [
    gallery.length > 0 && {
      id: 'gallery',
      label: t('gallery'),
      content: (
        <ul css={pictures}>
          {gallery.map((picture, index) => (
            <li key={picture.url ?? index}>
              <Picture media={picture} />
            </li>
          ))}
        </ul>
      ),
    },
    plan && {
      id: 'plan',
      label: t('apartmentPlan'),
      content: (
        <div css={planStyle}>
          <Picture media={plan} fit="contain" />
        </div>
      ),
    },
    documents.length > 0 && {
      id: 'documents',
      label: t('agreementDocuments'),
      content: (
        <ul css={documentsStyle}>
          {documents.map((file, index) => (
            <li key={file.url ?? index}>
              <FileLink file={file}>
                {documentName(file.alt || file.filename || '')}{' '}
                <VisuallyHidden>{t('common:inNewTab')}</VisuallyHidden>
              </FileLink>
            </li>
          ))}
        </ul>
      ),
    },
  ].filter((tab) => tab !== false && tab !== null);
  return (
    <div css={more}>
      <div>
        {tabs.length > 0 && (
          <Tabs
            label={home.name}
            tabs={tabs}
            onSelect={(tab) => track('tab_chosen', { place: 'rentalApartments', tab })}
          />
        )}
      </div>
      <div css={side}>
        {home.features.length > 0 && <p css={features}>{home.features.join(' · ')}</p>}
        {price !== null && (
          <dl css={costs}>
            <dt>{t('rent')}</dt>
            <dd>
              <bdi>{money(price, home.currency)}</bdi>
            </dd>
            {boardFee !== null && boardFee > 0 && (
              <>
                <dt>{t('boardFee')}</dt>
                <dd>
                  <bdi>{money(boardFee, 'ILS')}</bdi>
                </dd>
                <dt>{t('totalMonthly')}</dt>
                <dd>
                  <bdi>{money(price + boardFee, home.currency)}</bdi>
                </dd>
              </>
            )}
          </dl>
        )}
        {!home.taken && <Button onClick={onLead}>{t('wantToRent')}</Button>}
        {project?.path && (
          <a
            href={project.path}
            target="_blank"
            rel="noopener"
            onClick={() => track('button_pressed', { place: 'rentalApartments', button: 'toProject' })}
          >
            {t('toProject', { name: project.title })} <VisuallyHidden>{t('common:inNewTab')}</VisuallyHidden>
          </a>
        )}
      </div>
    </div>
  );
}
