import { graphql } from 'gatsby';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BlockPlace } from '../../components/BlockList/BlockList';
import { Button } from '../../components/Button/Button';
import { Heading } from '../../components/Section/Heading';
import { Section } from '../../components/Section/Section';
import { LazyLeadForm } from '../../features/lead/LazyLeadForm';
import { LeadDrawer } from '../../features/lead/LeadDrawer';
import { card, columns, intro } from './LeadForm.styles';

export const fragment = graphql`
  fragment LeadForm on CmsLeadFormBlock {
    id
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

/** A lead form of a project, a product or entitled buyers (project-marketing §2.7): in the page, or in a drawer that a button opens. */
export function LeadForm({ first, ...block }: Queries.LeadFormFragment & BlockPlace) {
  const { t } = useTranslation('lead');
  const { title, introduction, subjectName, inDrawer, bmbyId, projectStatus, emailForLead, company } = block;
  const id = useId();
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
    <Section tone="stone" labelledBy={title ? id : undefined}>
      <div css={columns}>
        <div css={intro}>
          {title && (
            <Heading level={first ? 1 : 2} id={id}>
              {title}
            </Heading>
          )}
          {introduction && <p>{introduction}</p>}
        </div>
        {inDrawer ? (
          <div>
            <Button onClick={() => setOpen(true)}>{t('leaveDetails')}</Button>
            <LeadDrawer open={open} onClose={() => setOpen(false)} {...form} />
          </div>
        ) : (
          <div css={card}>
            <LazyLeadForm {...form} />
          </div>
        )}
      </div>
    </Section>
  );
}
