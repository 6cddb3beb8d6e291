import { SafeHtml } from '../../components/SafeHtml/SafeHtml';
import { Heading } from '../../components/Section/Heading';
import type { FormField } from './definition/FormDefinition';
import { leadText, staticField } from './DynamicForm.styles';

/** A heading of the editors stays below the page's own: a form is never a page of its own. */
const LEVELS = { h1: 2, h2: 2, h3: 3, h4: 4, h5: 4, h6: 4 } as const;

const isHeading = (tag: string): tag is keyof typeof LEVELS => tag in LEVELS;

/** Title, description or formatted text between the fields (specification §3). */
export function StaticField({ field: { settings } }: { field: FormField }) {
  const { caption, captionTag = '', bodyText, html } = settings;
  const tag = captionTag.toLowerCase();
  return (
    <div css={staticField}>
      {caption &&
        (isHeading(tag) ? (
          <Heading level={LEVELS[tag]} look="h3">
            {caption}
          </Heading>
        ) : (
          <p css={leadText}>{caption}</p>
        ))}
      {(html || bodyText) && <SafeHtml html={html || bodyText || ''} />}
    </div>
  );
}
