import { graphql } from 'gatsby';
import type { BlockProps } from '../../components/BlockList/BlockList';
import { FormSection } from '../../components/FormSection/FormSection';
import { LazyContactForm } from '../../features/contact/LazyContactForm';

export const fragment = graphql`
  fragment ContactForm on CmsContactFormBlock {
    id
    siteContact {
      ...ContactSite
    }
    title
    introduction: text
    company {
      companyId
    }
  }
`;

/** The contact form of a page. Other parts of the site link to its anchor (corporate-site §2). */
export function ContactForm({
  title,
  introduction,
  company,
  first,
}: Queries.ContactFormFragment & BlockProps) {
  return (
    <FormSection id="contact-us" title={title} text={introduction} first={first}>
      <LazyContactForm companyId={company?.companyId ?? undefined} />
    </FormSection>
  );
}
