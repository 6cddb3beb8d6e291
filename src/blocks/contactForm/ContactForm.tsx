import { graphql } from 'gatsby';
import { useId } from 'react';
import type { BlockPlace } from '../../components/BlockList/BlockList';
import { Heading } from '../../components/Section/Heading';
import { Section } from '../../components/Section/Section';
import { LazyContactForm } from '../../features/contact/LazyContactForm';
import { card, columns, intro } from './ContactForm.styles';

export const fragment = graphql`
  fragment ContactForm on CmsContactFormBlock {
    id
    title
    introduction: text
    company {
      companyId
    }
  }
`;

/** The contact form under the anchor that links lead to (corporate-site §2). */
export function ContactForm({
  title,
  introduction,
  company,
  first,
}: Queries.ContactFormFragment & BlockPlace) {
  const id = useId();
  return (
    <Section id="contact-us" tone="stone" labelledBy={title ? id : undefined}>
      <div css={columns}>
        <div css={intro}>
          {title && (
            <Heading level={first ? 1 : 2} id={id}>
              {title}
            </Heading>
          )}
          {introduction && <p>{introduction}</p>}
        </div>
        <div css={card}>
          <LazyContactForm companyId={company?.companyId ?? undefined} />
        </div>
      </div>
    </Section>
  );
}
