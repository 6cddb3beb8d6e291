import { JsonLd } from '../../../components/Seo/JsonLd';
import { useSiteUrl } from '../../../components/Seo/useSiteUrl';
import { homesStructuredData } from './homesStructuredData';
import type { ProjectHomesProps } from './ProjectHomesProps';

/**
 * Structured data about a project's apartments, for the document's head. Renders nothing if no apartment is available.
 */
export function HomesHead({ project, semantics }: Pick<ProjectHomesProps, 'project' | 'semantics'>) {
  const data = homesStructuredData(project, semantics, useSiteUrl());
  return data && <JsonLd data={data} />;
}
