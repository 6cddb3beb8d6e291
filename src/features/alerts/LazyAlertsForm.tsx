import { lazy, Suspense } from 'react';
import { ScriptedForm } from '../../components/forms/ScriptedForm';
import { Skeleton } from '../../components/Skeleton/Skeleton';
import { placeholder } from './LazyAlertsForm.styles';

const Form = lazy(async () => ({ default: (await import('./AlertsForm')).AlertsForm }));

/** The form for alerts with the form library in a file of its own, so that a page is hydrated before it. */
export function LazyAlertsForm() {
  return (
    <ScriptedForm>
      <Suspense
        fallback={
          <div css={placeholder} aria-busy="true">
            {Array.from({ length: 3 }, (_, index) => (
              <Skeleton key={index} blockSize="3.25rem" />
            ))}
          </div>
        }
      >
        <Form />
      </Suspense>
    </ScriptedForm>
  );
}
