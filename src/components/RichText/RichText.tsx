import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { typeset } from '../../lib/typeset';
import { onNight, richText } from './RichText.styles';

export const fragment = graphql`
  fragment RichTextFields on CmsRichText {
    html
  }
`;

/** Puts tables into groups that scroll sideways and take the focus, so that a keyboard can scroll them. */
const withScrollers = (html: string, label: string): string =>
  html
    .replaceAll('<table', `<div data-scrolls role="group" tabindex="0" aria-label="${label}"><table`)
    .replaceAll('</table>', '</table></div>');

interface RichTextProps {
  /** Rich text whose HTML the source plugin rendered and sanitized at build. */
  text: Queries.RichTextFieldsFragment | null | undefined;
  tone?: 'plain' | 'night';
}

/** An editor's formatted text. The only component that inserts CMS HTML into a page. Renders nothing when empty. */
export function RichText({ text, tone = 'plain' }: RichTextProps) {
  const { t } = useTranslation('common');
  if (!text?.html) return null;
  const html = { __html: withScrollers(typeset(text.html), t('table')) };
  return <div css={[richText, tone === 'night' && onNight]} dangerouslySetInnerHTML={html} />;
}
