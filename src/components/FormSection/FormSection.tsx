import { useId, type ReactNode } from 'react';
import { ContactHelp } from '../ContactHelp/ContactHelp';
import { Heading } from '../Section/Heading';
import { Section } from '../Section/Section';
import { card, columns, form, help, intro, lead, line } from './FormSection.styles';

interface FormSectionProps {
  title: string | null | undefined;
  text: string | null | undefined;
  /** True where the title is the page's h1. */
  first?: boolean;
  /** Anchor that links lead to. */
  id?: string;
  /** The form lies on a sheet unless this is false: for a button that opens a form elsewhere. */
  sheet?: boolean;
  /** A person who answers. */
  person?: string | null | undefined;
  children: ReactNode;
}

/** A form beside what is said about it and what else helps: phone, hours, mail, the way there. On phones the help is below. */
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
      <div css={sheet ? columns : line}>
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
