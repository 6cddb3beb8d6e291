import { lazy, Suspense } from 'react';
import { ScriptedForm } from '../../components/forms/ScriptedForm';
import { Skeleton } from '../../components/Skeleton/Skeleton';
import type { LeadFormProps } from './LeadForm';
import { placeholder } from './LeadForm.styles';

const Form = lazy(async () => ({ default: (await import('./LeadForm')).LeadForm }));

/** A lead form with the form library in a file of its own, so that a page is hydrated before it. */
export function LazyLeadForm(props: LeadFormProps) {
  return (
    <ScriptedForm>
      <Suspense
        fallback={
          <div css={placeholder} aria-busy="true">
            {Array.from({ length: 4 }, (_, index) => (
              <Skeleton key={index} blockSize="3.25rem" />
            ))}
          </div>
        }
      >
        <Form {...props} />
      </Suspense>
    </ScriptedForm>
  );
}
