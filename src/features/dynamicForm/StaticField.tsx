import { SafeHtml } from '../../components/SafeHtml/SafeHtml';
import type { FormField } from './definition/FormDefinition';
import { leadText, staticField } from './DynamicForm.styles';

/** Headings in the editors' text. An h1 becomes an h2, because the page already has its own h1. */
const TAGS = { h1: 'h2', h2: 'h2', h3: 'h3', h4: 'h4', h5: 'h5', h6: 'h6' } as const;

const isHeading = (tag: string): tag is keyof typeof TAGS => tag in TAGS;

/** A title, description or formatted text between the fields of a form (forms-investors-catalogue §3). */
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
