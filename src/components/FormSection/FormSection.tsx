import { useId, type ReactNode } from 'react';
import { Heading } from '../Section/Heading';
import { Section } from '../Section/Section';
import { card, columns, intro } from './FormSection.styles';

interface FormSectionProps {
  title: string | null | undefined;
  text: string | null | undefined;
  /** True where the title is the page's h1. */
  first?: boolean;
  /** Anchor that links lead to. */
  id?: string;
  /** The form lies on a sheet unless this is false. */
  sheet?: boolean;
  children: ReactNode;
}

/** A form beside what is said about it; below it on phones. */
export function FormSection({ title, text, first = false, id, sheet = true, children }: FormSectionProps) {
  const titleId = useId();
  return (
    <Section tone="stone" labelledBy={title ? titleId : undefined} id={id}>
      <div css={columns}>
        <div css={intro}>
          {title && (
            <Heading level={first ? 1 : 2} id={titleId}>
              {title}
            </Heading>
          )}
          {text && <p>{text}</p>}
        </div>
        <div css={sheet && card}>{children}</div>
      </div>
    </Section>
  );
}
