import { graphql } from 'gatsby';

export const fragment = graphql`
  fragment ProjectLead on CmsProject {
    projectTitle
    leadFormBMBYId
    bmbyId
    emailForLead
    hideLeadForm
    projectStatuses {
      name
    }
    projectType {
      entitled
    }
    formObject {
      formSubjects {
        text
      }
    }
    company {
      companyId
    }
  }
`;

/** Values of an apartment that replace those of its project. */
interface LeadHome {
  readonly leadFormBMBYId: number | null;
  readonly emailForLead: string | null;
}

/**
 * Returns the variant, target, subject and selectable subjects of the lead form on a project page (project-marketing
 * §2.1, §2.7).
 * @param home the apartment that the lead is about, if any
 */
export const projectLead = (project: Queries.ProjectLeadFragment, home?: LeadHome) =>
  ({
    variant: project.projectType?.entitled ? 'eligibility' : 'project',
    target: {
      projectId: home?.leadFormBMBYId ?? project.leadFormBMBYId ?? project.bmbyId,
      companyId: project.company?.companyId,
      projectStatus: project.projectStatuses?.find(Boolean)?.name,
      toEmail: home?.emailForLead || project.emailForLead,
    },
    subject: { name: project.projectTitle },
    subjects: project.formObject?.formSubjects?.flatMap((subject) => subject?.text ?? []) ?? [],
  }) as const;
