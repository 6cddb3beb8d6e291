import { JsonLd } from '../../components/Seo/JsonLd';
import { useSiteUrl } from '../../components/Seo/useSiteUrl';
import { homesStructuredData } from './homesStructuredData';
import type { ProjectHomesProps } from './ProjectHomesProps';

/** What search engines know of a project's homes; in the head. Nothing without any. */
export function HomesHead({ project, semantics }: Pick<ProjectHomesProps, 'project' | 'semantics'>) {
  const data = homesStructuredData(project, semantics, useSiteUrl());
  return data && <JsonLd data={data} />;
}
