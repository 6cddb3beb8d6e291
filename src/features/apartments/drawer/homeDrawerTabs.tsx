import type { TFunction } from 'i18next';
import { RichText } from '../../../components/RichText/RichText';
import type { Tab } from '../../../components/Tabs/Tabs';
import { fileNameOf } from '../home/fileNameOf';
import { HomeDocuments } from '../rows/HomeDocuments';
import { featureList, mapHeight } from './HomeDrawer.styles';
import { HomePlan } from '../rows/HomePlan';
import { Map } from '../../../components/Map/Map';
import { addressLine } from '../home/addressLine';
import type { ProjectHome } from '../home/ProjectHome';

/** Initial zoom of the map in the location tab (project-marketing §2.8, §9). */
const ZOOM = 15;

const listOf = (features: readonly string[]) => (
  <ul css={featureList}>
    {features.map((feature) => (
      <li key={feature}>{feature}</li>
    ))}
  </ul>
);

/**
 * Returns the five tabs of an apartment's drawer: building features, apartment features, location, plan, documents
 * (project-marketing §2.5). Every apartment has all five, so that the tabs do not change places; a tab without content
 * shows a message.
 */
export function homeDrawerTabs(home: ProjectHome, t: TFunction<'apartments'>): Tab[] {
  const {
    buildingFeatures,
    apartmentFeatures,
    specification,
    location,
    surroundings,
    plan,
    documents,
    assetName,
  } = home;
  const address = addressLine(home);
  const hasOwn = apartmentFeatures.length > 0 || specification?.html;
  return [
    {
      id: 'building',
      label: t('buildingFeatures'),
      content: buildingFeatures.length > 0 ? listOf(buildingFeatures) : <p>{t('noFeatures')}</p>,
    },
    {
      id: 'apartment',
      label: t('apartmentFeatures'),
      content: hasOwn ? (
        <>
          {apartmentFeatures.length > 0 && listOf(apartmentFeatures)}
          <RichText text={specification} />
        </>
      ) : (
        <p>{t('noFeatures')}</p>
      ),
    },
    {
      id: 'location',
      label: t('location'),
      content: (
        <>
          <p>{address || t('noLocation')}</p>
          {location && (
            <Map
              label={t('mapOf', { name: home.name })}
              css={mapHeight}
              places={[{ key: assetName, name: home.name, address, ...location }]}
              start={{ center: location, zoom: ZOOM }}
              surroundings={surroundings}
            />
          )}
        </>
      ),
    },
    {
      id: 'plan',
      label: t('apartmentPlan'),
      content: plan ? (
        <HomePlan plan={plan} drawings={home.drawings} name={home.name} />
      ) : (
        <p>{t('noPlan')}</p>
      ),
    },
    {
      id: 'documents',
      label: t('agreementDocuments'),
      content:
        documents.length > 0 ? (
          <HomeDocuments documents={documents} name={fileNameOf(home)} />
        ) : (
          <p>{t('noDocuments')}</p>
        ),
    },
  ];
}
