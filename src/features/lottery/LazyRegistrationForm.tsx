import { lazy, Suspense, type ComponentProps } from 'react';
import { FormSkeleton } from '../../components/forms/FormSkeleton';
import type { RegistrationForm } from './RegistrationForm';

const Form = lazy(async () => ({ default: (await import('./RegistrationForm')).RegistrationForm }));

/** The registration form with the form library in a file of its own, so that a page is hydrated before it. */
export function LazyRegistrationForm(props: ComponentProps<typeof RegistrationForm>) {
  return (
    <Suspense fallback={<FormSkeleton fields={5} blockSize="44rem" />}>
      <Form {...props} />
    </Suspense>
  );
}
