import { useTranslation } from 'react-i18next';
import { documentName } from '../../../lib/documentName';
import { ways } from './HomeRow.styles';
import type { RentalHome } from '../home/RentalHome';

interface HomeWaysProps {
  home: RentalHome;
  /** Whether to link to the project, because the list is not on its page. */
  toProject?: boolean;
}

/** Links to a home's project, plan, drawings and documents, in place of the details that need scripts. */
export function HomeWays({ home, toProject = false }: HomeWaysProps) {
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
