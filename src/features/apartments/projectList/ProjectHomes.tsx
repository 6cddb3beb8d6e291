import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../components/LazyPart/lazyPart';
import { RichText } from '../../../components/RichText/RichText';
import { Section } from '../../../components/Section/Section';
import { SectionHeader } from '../../../components/Section/SectionHeader';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import type { ProjectHomesProps } from './ProjectHomesProps';

const Homes = lazyPart<ProjectHomesProps>(
  'FilteredHomes',
  async () => (await import('./FilteredHomes')).FilteredHomes,
  <Skeleton blockSize="40rem" />,
);

/**
 * The section with a project's apartments: tabs, filters, rows, "more" and live availability (project-marketing §2.4,
 * §2.5, §4, §5). Renders nothing if the project has none. The list is part of the built HTML; its code loads near the
 * viewport.
 */
export function ProjectHomes(props: ProjectHomesProps) {
  const { t } = useTranslation('apartments');
  const { homes, newTitleAboveProperty, titleAboveProperty, textAboveProperty } = props.project;
  if (homes.length === 0) return null;
  return (
    <Section named id="apartments">
      <SectionHeader title={newTitleAboveProperty || titleAboveProperty || t('homes')} namesSection />
      <RichText text={textAboveProperty} />
      <Homes {...props} />
    </Section>
  );
}
