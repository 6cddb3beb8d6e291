import { graphql } from 'gatsby';
import type { BlockProps } from '../../components/BlockList/BlockList';
import { ContactHelp } from '../../components/ContactHelp/ContactHelp';
import { Heading } from '../../components/Section/Heading';
import { Section } from '../../components/Section/Section';
import { readForm } from '../../features/dynamicForm/definition/readForm';
import { LazyDynamicForm } from '../../features/dynamicForm/LazyDynamicForm';
import { card, columns, help } from './DynamicForm.styles';

export const fragment = graphql`
  fragment DynamicForm on CmsDynamicFormBlock {
    id
    siteContact {
      ...ContactSite
    }
    form {
      formId
      title
      definition
    }
  }
`;

/**
 * A titled card with a form that an editor built in the CMS (forms-investors-catalogue §2.3). Renders nothing if the
 * form was deleted.
 */
export function DynamicForm({ form, first }: Queries.DynamicFormFragment & BlockProps) {
  if (!form?.formId) return null;
  return (
    <Section tone="stone" named={Boolean(form.title)}>
      <div css={columns}>
        <div css={card}>
          {form.title && (
            <Heading level={first ? 1 : 2} look="h2" namesSection>
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
