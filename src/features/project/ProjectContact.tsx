import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormSection } from '../../components/FormSection/FormSection';
import { CONTACT_ID } from './anchors';
import { ProjectOffice } from './ProjectOffice';

export const fragment = graphql`
  fragment ProjectContact on CmsProject {
    ...ProjectOffice
    formObject {
      title
      text
    }
  }
`;

interface ProjectContactProps {
  project: Queries.ProjectContactFragment;
  /** The lead form; null if the project has none. */
  form: ReactNode;
}

/** The contact section of a project page, with contact persons and the lead form (project-marketing §2.2, §2.7). */
export function ProjectContact({ project, form }: ProjectContactProps) {
  const { t } = useTranslation('project');
  const { formObject } = project;
  return (
    <>
      <ProjectOffice project={project} id={form ? undefined : CONTACT_ID} />
      {form && (
        <FormSection id={CONTACT_ID} title={formObject?.title || t('leaveDetails')} text={formObject?.text}>
          {form}
        </FormSection>
      )}
    </>
  );
}
