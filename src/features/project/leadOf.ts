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

/** Values of a home that override its project's. */
interface LeadHome {
  readonly leadFormBMBYId: number | null;
  readonly emailForLead: string | null;
}

/**
 * Returns recipient, subject, choices and form type of a project page's lead (project-marketing §2.1, §2.7).
 * @param home the home that it is about, if any
 */
export const leadOf = (project: Queries.ProjectLeadFragment, home?: LeadHome) =>
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
