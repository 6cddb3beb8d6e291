import { graphql } from 'gatsby';
import type { BlockProps } from '../../components/BlockList/BlockList';
import { ContactBand } from '../../components/ContactBand/ContactBand';

export const fragment = graphql`
  fragment ContactHeader on CmsContactHeaderBlock {
    id
    title
    introduction: text
    phone
    link {
      ...LinkFields
    }
  }
`;

/** The header of a contact section: title, text, phone number and link. */
export function ContactHeader({
  title,
  introduction,
  phone,
  link,
  first,
}: Queries.ContactHeaderFragment & BlockProps) {
  return (
    <ContactBand tone="dusk" title={title} text={introduction} phone={phone} link={link} first={first} />
  );
}
