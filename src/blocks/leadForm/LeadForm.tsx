import { graphql } from 'gatsby';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BlockProps } from '../../components/BlockList/BlockList';
import { Button } from '../../components/Button/Button';
import { FormSection } from '../../components/FormSection/FormSection';
import { LazyLeadForm } from '../../features/lead/LazyLeadForm';
import { LeadDrawer } from '../../features/lead/LeadDrawer';

export const fragment = graphql`
  fragment LeadForm on CmsLeadFormBlock {
    id
    siteContact {
      ...ContactSite
    }
    title
    introduction: text
    leadVariant: variant
    subjectName
    inDrawer
    bmbyId
    projectStatus
    emailForLead
    company {
      companyId
    }
  }
`;

/**
 * A form for leads who are interested in a project, a product or their eligibility (project-marketing §2.7). It appears
 * in the page or in a drawer.
 */
export function LeadForm({ first, ...block }: Queries.LeadFormFragment & BlockProps) {
  const { t } = useTranslation('lead');
  const { title, introduction, subjectName, inDrawer, bmbyId, projectStatus, emailForLead, company } = block;
  const [open, setOpen] = useState(false);
  const companyId = company?.companyId;
  const target = useMemo(
    () => ({ projectId: bmbyId, companyId, projectStatus, toEmail: emailForLead }),
    [bmbyId, companyId, projectStatus, emailForLead],
  );
  const form = {
    variant: block.leadVariant ?? 'project',
    target,
    subject: subjectName ? { name: subjectName } : undefined,
  } as const;
  return (
    <FormSection title={title} text={introduction} first={first} sheet={!inDrawer}>
      {inDrawer ? (
        <>
          <Button onClick={() => setOpen(true)}>{t('leaveDetails')}</Button>
          <LeadDrawer open={open} onClose={() => setOpen(false)} {...form} />
        </>
      ) : (
        <LazyLeadForm {...form} />
      )}
    </FormSection>
  );
}
