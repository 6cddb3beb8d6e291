import { lazy, Suspense } from 'react';
import { ScriptedForm } from '../../components/forms/ScriptedForm';
import { Skeleton } from '../../components/Skeleton/Skeleton';
import { placeholder } from './LazyContactForm.styles';

const Form = lazy(async () => ({ default: (await import('./ContactForm')).ContactForm }));

/**
 * The contact form with the form library in a file of its own, so that a page is hydrated before it. The page's HTML holds the form
 * already; only who comes from another page sees its place kept for a moment.
 */
export function LazyContactForm({ companyId }: { companyId?: number | undefined }) {
  return (
    <ScriptedForm>
      <Suspense
        fallback={
          <div css={placeholder} aria-busy="true">
            {Array.from({ length: 5 }, (_, index) => (
              <Skeleton key={index} blockSize="3.25rem" />
            ))}
          </div>
        }
      >
        <Form companyId={companyId} />
      </Suspense>
    </ScriptedForm>
  );
}
