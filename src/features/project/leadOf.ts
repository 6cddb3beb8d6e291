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
    company {
      companyId
    }
  }
`;

/** Whom a lead of a project's page is for, what it is about, and which form takes it (project-marketing §2.1, §2.7). */
export const leadOf = (project: Queries.ProjectLeadFragment) =>
  ({
    variant: project.projectType?.entitled ? 'eligibility' : 'project',
    target: {
      projectId: project.leadFormBMBYId ?? project.bmbyId,
      companyId: project.company?.companyId,
      projectStatus: project.projectStatuses?.find(Boolean)?.name,
      toEmail: project.emailForLead,
    },
    subject: { name: project.projectTitle },
  }) as const;
