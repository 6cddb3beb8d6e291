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

/** What a home's own lead says in place of its project's. */
interface LeadHome {
  readonly leadFormBMBYId: number | null;
  readonly emailForLead: string | null;
}

/**
 * Whom a lead of a project's page is for, what it is about, what may be asked, and which form takes it
 * (project-marketing §2.1, §2.7).
 * @param project the page
 * @param home the home that it is about, if it is about one
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
