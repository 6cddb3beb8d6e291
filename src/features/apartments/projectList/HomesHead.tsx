import { JsonLd } from '../../../components/Seo/JsonLd';
import { useSiteUrl } from '../../../components/Seo/useSiteUrl';
import { homesStructuredData } from './homesStructuredData';
import type { ProjectHomesProps } from './ProjectHomesProps';

/** Structured data of a project's homes, for the head. Renders nothing without homes. */
export function HomesHead({ project, semantics }: Pick<ProjectHomesProps, 'project' | 'semantics'>) {
  const data = homesStructuredData(project, semantics, useSiteUrl());
  return data && <JsonLd data={data} />;
}
