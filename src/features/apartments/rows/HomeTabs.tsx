import { useTranslation } from 'react-i18next';
import { RichText } from '../../../components/RichText/RichText';
import { Tabs } from '../../../components/Tabs/Tabs';
import { track } from '../../../lib/analytics';
import { fileNameOf } from '../home/fileNameOf';
import { HomeDocuments } from './HomeDocuments';
import { HomePictures } from './HomePictures';
import { HomePlan } from './HomePlan';
import type { RentalHome } from '../home/RentalHome';

interface HomeTabsProps {
  home: RentalHome & { specification?: Queries.RichTextFieldsFragment | null };
  /**
   * `classic` shows gallery, plan and documents. `rental`, used in rental marketing, shows plan, specification and
   * documents (project-marketing §2.5).
   */
  of?: 'classic' | 'rental';
  place: 'rentalApartments' | 'projectApartments';
}

/** The tabs in an expanded row. Tabs without content are omitted. */
export function HomeTabs({ home, of = 'classic', place }: HomeTabsProps) {
  const { t } = useTranslation('apartments');
  const { gallery, plan, documents, specification } = home;
  const tabs = [
    of === 'classic' &&
      gallery.length > 0 && {
        id: 'gallery',
        label: t('gallery'),
        content: <HomePictures label={t('picturesOf', { name: home.name })} pictures={gallery} />,
      },
    plan && {
      id: 'plan',
      label: t('apartmentPlan'),
      content: <HomePlan plan={plan} drawings={home.drawings} name={home.name} />,
    },
    of === 'rental' &&
      specification?.html && {
        id: 'specification',
        label: t('specification'),
        content: <RichText text={specification} />,
      },
    documents.length > 0 && {
      id: 'documents',
      label: t('agreementDocuments'),
      content: <HomeDocuments documents={documents} name={fileNameOf(home)} />,
    },
  ].filter((tab) => typeof tab === 'object' && tab !== null);
  if (tabs.length === 0) return null;
  return <Tabs label={home.name} tabs={tabs} onSelect={(tab) => track('tab_chosen', { place, tab })} />;
}
