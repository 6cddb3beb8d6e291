import { graphql } from 'gatsby';
import type { BlockProps } from '../../components/BlockList/BlockList';
import { ContactBand } from '../../components/ContactBand/ContactBand';

export const fragment = graphql`
  fragment ContactHeader1 on CmsContactHeader1Block {
    id
    title
    introduction: text
    phone
    link {
      ...LinkFields
    }
  }
`;

/**
 * The light variant of the contact section's header. Allowed only on pages of the special company (corporate-site §2).
 */
export function ContactHeader1({
  title,
  introduction,
  phone,
  link,
  first,
}: Queries.ContactHeader1Fragment & BlockProps) {
  return (
    <ContactBand tone="stone" title={title} text={introduction} phone={phone} link={link} first={first} />
  );
}
