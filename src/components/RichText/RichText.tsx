import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { typeset } from '../../lib/typeset';
import { onNight, richText } from './RichText.styles';

export const fragment = graphql`
  fragment RichTextFields on CmsRichText {
    html
  }
`;

/**
 * Wraps each table in a group that scrolls horizontally. The group is focusable, so that it can be scrolled by
 * keyboard.
 */
const withScrollers = (html: string, label: string): string =>
  html
    .replaceAll('<table', `<div data-scrolls role="group" tabindex="0" aria-label="${label}"><table`)
    .replaceAll('</table>', '</table></div>');

interface RichTextProps {
  /** Rich text whose HTML the source plugin has already rendered and sanitized during the build. */
  text: Queries.RichTextFieldsFragment | null | undefined;
  tone?: 'plain' | 'night';
}

/**
 * Formatted text that an editor wrote. This is the only component that inserts HTML from the CMS into a page. Renders
 * nothing if the text is empty.
 */
export function RichText({ text, tone = 'plain' }: RichTextProps) {
  const { t } = useTranslation('common');
  if (!text?.html) return null;
  const html = { __html: withScrollers(typeset(text.html), t('table')) };
  return <div css={[richText, tone === 'night' && onNight]} dangerouslySetInnerHTML={html} />;
}
