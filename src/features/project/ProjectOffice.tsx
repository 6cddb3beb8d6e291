import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FactList } from '../../components/FactList/FactList';
import { RichText } from '../../components/RichText/RichText';
import { Section } from '../../components/Section/Section';
import { SectionHeader } from '../../components/Section/SectionHeader';
import { telHref } from '../../lib/telHref';
import { typeset } from '../../lib/typeset';
import { phoneOf } from './phoneOf';
import { columns, officePhone, stack } from './project.styles';

export const fragment = graphql`
  fragment ProjectOffice on CmsProject {
    path
    phone
    phoneName
    officeInfo {
      title
      address
      openingHours
      phone
    }
    companyText {
      ...RichTextFields
    }
  }
`;

interface ProjectOfficeProps {
  project: Queries.ProjectOfficeFragment;
  /** HTML id of the section; undefined if a form on the page already has the id. */
  id?: string | undefined;
  /** Contact buttons. */
  actions?: ReactNode;
}

const phoneLink = (phone: string | null) =>
  phone && (
    <a href={telHref(phone)} css={officePhone}>
      <bdi>{phone}</bdi>
    </a>
  );

/** The project's first office, its phone number and the company's text (project-marketing §2.1). */
export function ProjectOffice({ project, id, actions }: ProjectOfficeProps) {
  const { t } = useTranslation('project');
  const office = project.officeInfo?.find((one) => one !== null);
  const phone = phoneOf(project);
  const facts = [
    [office?.title || t('office'), office?.address],
    [t('openingHours'), office?.openingHours && typeset(office.openingHours)],
    [project.phoneName || t('phone'), phoneLink(phone)],
  ] as const;
  if (!facts.some(([, value]) => value) && !project.companyText?.html && !actions) return null;
  return (
    <Section id={id} named>
      <div css={columns}>
        <div css={stack}>
          <SectionHeader namesSection title={t('officeTitle')} />
          <RichText text={project.companyText} />
          {actions}
        </div>
        <FactList facts={facts} />
      </div>
    </Section>
  );
}
