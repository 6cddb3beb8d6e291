import { lazy, Suspense, type ComponentProps } from 'react';
import { Skeleton } from '../../components/Skeleton/Skeleton';
import { placeholder } from './Lottery.styles';
import type { RegistrationForm } from './RegistrationForm';

const Form = lazy(async () => ({ default: (await import('./RegistrationForm')).RegistrationForm }));

/** The registration form with the form library in a file of its own, so that a page is hydrated before it. */
export function LazyRegistrationForm(props: ComponentProps<typeof RegistrationForm>) {
  return (
    <Suspense
      fallback={
        <div css={placeholder} aria-busy="true">
          {Array.from({ length: 5 }, (_, index) => (
            <Skeleton key={index} blockSize="3.25rem" />
          ))}
        </div>
      }
    >
      <Form {...props} />
    </Suspense>
  );
}
