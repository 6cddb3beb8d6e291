import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import type { BlockProps } from '../../components/BlockList/BlockList';
import { Picture } from '../../components/Picture/Picture';
import { RichText } from '../../components/RichText/RichText';
import { Heading } from '../../components/Section/Heading';
import { Section } from '../../components/Section/Section';
import { addTableOfContents } from '../../lib/addTableOfContents';
import { besideTitle, body, contents, header, icon, sticky } from './ContentText.styles';

export const fragment = graphql`
  fragment ContentText on CmsContentTextBlock {
    id
    title
    text {
      ...RichTextFields
    }
    icon {
      ...IconPicture
    }
  }
`;

/** Minimum number of headings for a table of contents beside the text. */
const LONG_TEXT = 4;

/**
 * A title with an optional icon, and formatted text in which links to documents are downloads (corporate-site §9). A
 * long text that opens a page gets a table of contents beside it on desktop.
 */
export function ContentText({ title, text, icon: mark, first }: Queries.ContentTextFragment & BlockProps) {
  const { t } = useTranslation('common');
  if (!title && !text?.html) return null;
  if (!title) {
    return (
      <Section>
        <div css={body}>
          <RichText text={text} />
        </div>
      </Section>
    );
  }
  const { html, entries } = addTableOfContents(text?.html ?? '');
  const hasContents = first && entries.length >= LONG_TEXT;
  return (
    <Section named layout="beside">
      <div css={[header, hasContents && sticky]}>
        <Picture media={mark} alt="" fit="contain" css={icon} />
        <Heading level={first ? 1 : 2} namesSection>
          {title}
        </Heading>
        {hasContents && (
          <nav aria-label={t('onThisPage')} css={contents}>
            <ol>
              {entries.map(({ id, name }) => (
                <li key={id}>
                  <a href={`#${id}`}>{name}</a>
                </li>
              ))}
            </ol>
          </nav>
        )}
      </div>
      <div css={[body, besideTitle]}>
        <RichText text={hasContents ? { html } : text} />
      </div>
    </Section>
  );
}
