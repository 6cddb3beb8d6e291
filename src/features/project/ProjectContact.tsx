import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FactList } from '../../components/FactList/FactList';
import { FormSection } from '../../components/FormSection/FormSection';
import { RichText } from '../../components/RichText/RichText';
import { Section } from '../../components/Section/Section';
import { SectionHeader } from '../../components/Section/SectionHeader';
import { telHref } from '../../lib/telHref';
import { addressOf } from './placeOf';
import { stack } from './project.styles';

export const fragment = graphql`
  fragment ProjectContact on CmsProject {
    projectTitle
    phone
    phoneName
    hideLeadForm
    extraInfo
    country {
      name
    }
    city {
      name
    }
    address {
      street
      latitude
      longitude
    }
    officeInfo {
      id
      title
      address
      openingHours
      phone
    }
    companyText {
      ...RichTextFields
    }
    legalNote {
      ...RichTextFields
    }
    formObject {
      title
      text
    }
  }
`;

interface ProjectContactProps {
  project: Queries.ProjectContactFragment;
  /** The form in which visitors leave their details; absent where the project has none. */
  form: ReactNode;
}

const phoneLink = (phone: string) => (
  <a href={telHref(phone)}>
    <bdi>{phone}</bdi>
  </a>
);

/** Where a project is, whom visitors reach, and the form for their details (project-marketing §2.7, §2.8). */
export function ProjectContact({ project, form }: ProjectContactProps) {
  const { t } = useTranslation('project');
  const { address, formObject, officeInfo } = project;
  const place = addressOf(address?.street, project);
  const office = officeInfo?.find((one) => one !== null);
  const facts = [
    [t('address'), place],
    [office?.title || t('office'), office?.address],
    [t('openingHours'), office?.openingHours],
    [
      project.phoneName || t('phone'),
      (project.phone ?? office?.phone) && phoneLink(project.phone ?? office?.phone ?? ''),
    ],
  ] as const;
  return (
    <>
      <Section>
        <div css={stack}>
          <SectionHeader title={t('whereAndWho')} />
          <FactList facts={facts} />
          <RichText text={project.companyText} />
        </div>
      </Section>
      {form && (
        <FormSection id="contact-us" title={formObject?.title || t('leaveDetails')} text={formObject?.text}>
          {form}
        </FormSection>
      )}
      {project.legalNote?.html && (
        <Section size="compact">
          <RichText text={project.legalNote} />
        </Section>
      )}
    </>
  );
}
