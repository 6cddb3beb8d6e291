import { useId, type ReactNode } from 'react';
import { ContactHelp } from '../ContactHelp/ContactHelp';
import { Heading } from '../Section/Heading';
import { Section } from '../Section/Section';
import { card, columns, form, help, intro, introNotPrinted, lead, line } from './FormSection.styles';

interface FormSectionProps {
  title: string | null | undefined;
  text: string | null | undefined;
  /** Whether the title is the page's h1. */
  first?: boolean;
  /** Id of the section, so that links can point to it. */
  id?: string;
  /**
   * Whether the form is on a card and has contact details beside it. Set it to false for a button that opens a form.
   */
  sheet?: boolean;
  /** Name of a contact person. */
  person?: string | null | undefined;
  children: ReactNode;
}

/** A form beside its introduction and contact details. On phones, the contact details are below the form. */
export function FormSection(props: FormSectionProps) {
  const { title, text, first = false, id, sheet = true, person, children } = props;
  const titleId = useId();
  return (
    <Section
      tone="stone"
      size={sheet ? 'normal' : 'compact'}
      labelledBy={title ? titleId : undefined}
      id={id}
    >
      <div css={[sheet ? columns : line, !first && introNotPrinted]}>
        <div css={intro}>
          {title && (
            <Heading level={first ? 1 : 2} id={titleId}>
              {title}
            </Heading>
          )}
          {text && <p css={lead}>{text}</p>}
        </div>
        <div css={sheet && [card, form]}>{children}</div>
        {sheet && (
          <div css={help}>
            <ContactHelp person={person} />
          </div>
        )}
      </div>
    </Section>
  );
}
