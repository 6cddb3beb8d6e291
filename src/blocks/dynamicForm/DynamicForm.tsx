import { graphql } from 'gatsby';
import { useId } from 'react';
import type { BlockPlace } from '../../components/BlockList/BlockList';
import { ContactHelp } from '../../components/ContactHelp/ContactHelp';
import { Heading } from '../../components/Section/Heading';
import { Section } from '../../components/Section/Section';
import { readForm } from '../../features/dynamicForm/definition/readForm';
import { LazyDynamicForm } from '../../features/dynamicForm/LazyDynamicForm';
import { card, columns, help } from './DynamicForm.styles';

export const fragment = graphql`
  fragment DynamicForm on CmsDynamicFormBlock {
    id
    form {
      formId
      title
      definition
    }
  }
`;

/** A titled card with an editor's form (forms-investors-catalogue §2.3). Renders nothing for a deleted form. */
export function DynamicForm({ form, first }: Queries.DynamicFormFragment & BlockPlace) {
  const titleId = useId();
  if (!form?.formId) return null;
  return (
    <Section tone="stone" labelledBy={form.title ? titleId : undefined}>
      <div css={columns}>
        <div css={card}>
          {form.title && (
            <Heading level={first ? 1 : 2} look="h2" id={titleId}>
              {form.title}
            </Heading>
          )}
          <LazyDynamicForm formId={form.formId} form={readForm(form.definition)} level={first ? 2 : 3} />
        </div>
        <div css={help}>
          <ContactHelp />
        </div>
      </div>
    </Section>
  );
}
