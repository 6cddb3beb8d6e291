import { graphql } from 'gatsby';
import { rewriteDocumentLinks } from '../../lib/documentLinks';
import { typeset } from '../../lib/typeset';
import { onNight, richText } from './RichText.styles';

export const fragment = graphql`
  fragment RichTextFields on CmsRichText {
    html
  }
`;

interface RichTextProps {
  /** Rich text of the CMS: the source plugin made its HTML from the editor's document and sanitized it, at build. */
  text: Queries.RichTextFieldsFragment | null | undefined;
  tone?: 'plain' | 'night';
}

/** Formatted text of an editor; the only place of the site that writes HTML of the CMS into a page. Nothing when empty. */
export function RichText({ text, tone = 'plain' }: RichTextProps) {
  if (!text?.html) return null;
  const html = { __html: typeset(rewriteDocumentLinks(text.html)) };
  return <div css={[richText, tone === 'night' && onNight]} dangerouslySetInnerHTML={html} />;
}
