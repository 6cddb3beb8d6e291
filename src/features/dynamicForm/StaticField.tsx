import { SafeHtml } from '../../components/SafeHtml/SafeHtml';
import type { FormField } from './definition/FormDefinition';
import { leadText, staticField } from './DynamicForm.styles';

/** A heading of the editors stays below the page's own: a form is never a page of its own. */
const TAGS = { h1: 'h2', h2: 'h2', h3: 'h3', h4: 'h4', h5: 'h5', h6: 'h6' } as const;

const isHeading = (tag: string): tag is keyof typeof TAGS => tag in TAGS;

/** Title, description or formatted text between the fields (specification §3). */
export function StaticField({ field: { settings } }: { field: FormField }) {
  const { caption, captionTag = '', bodyText, html } = settings;
  const tag = captionTag.toLowerCase();
  const Caption = isHeading(tag) ? TAGS[tag] : 'p';
  return (
    <div css={staticField}>
      {caption && <Caption css={leadText}>{caption}</Caption>}
      {(html || bodyText) && <SafeHtml html={html || bodyText || ''} />}
    </div>
  );
}
