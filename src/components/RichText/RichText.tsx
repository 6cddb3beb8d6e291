import { graphql } from 'gatsby';
import { typeset } from '../../lib/typeset';
import { onNight, richText } from './RichText.styles';

export const fragment = graphql`
  fragment RichTextFields on CmsRichText {
    html
  }
`;

interface RichTextProps {
  /** Rich text whose HTML the source plugin rendered and sanitized at build. */
  text: Queries.RichTextFieldsFragment | null | undefined;
  tone?: 'plain' | 'night';
}

/** An editor's formatted text. The only component that inserts CMS HTML into a page. Renders nothing when empty. */
export function RichText({ text, tone = 'plain' }: RichTextProps) {
  if (!text?.html) return null;
  const html = { __html: typeset(text.html) };
  return <div css={[richText, tone === 'night' && onNight]} dangerouslySetInnerHTML={html} />;
}
