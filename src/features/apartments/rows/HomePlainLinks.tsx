import { useTranslation } from 'react-i18next';
import { documentName } from '../../../lib/documentName';
import { ways } from './HomeRow.styles';
import type { RentalHome } from '../home/RentalHome';

interface HomePlainLinksProps {
  home: RentalHome;
  /** Whether to include a link to the project's page. Set in lists that are on other pages. */
  toProject?: boolean;
}

/** Links to an apartment's project, plan, drawings and documents. They replace the details that need JavaScript. */
export function HomePlainLinks({ home, toProject = false }: HomePlainLinksProps) {
  const { t } = useTranslation('apartments');
  const { project, plan, drawings, documents } = home;
  const links = [
    { url: toProject ? project?.path : null, text: t('toProject', { name: project?.title }) },
    { url: plan?.url, text: t('apartmentPlan') },
    ...drawings.map(({ url, alt }) => ({ url, text: alt || t('apartmentPlan') })),
    ...documents.map(({ url, alt, filename }) => ({ url, text: documentName(alt || filename || '') })),
  ].filter(({ url }) => url);
  if (links.length === 0) return null;
  return (
    <ul css={ways}>
      {links.map(({ url, text }, index) => (
        <li key={index}>
          <a href={url ?? undefined}>{text}</a>
        </li>
      ))}
    </ul>
  );
}
