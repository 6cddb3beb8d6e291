import type { ComponentProps } from 'react';
import { FormSkeleton } from '../../components/forms/FormSkeleton';
import { lazyPart } from '../../components/LazyPart/lazyPart';
import type { RegistrationForm } from './RegistrationForm';

/**
 * The registration form of a lottery. Its form library is a separate chunk, so that the page hydrates before it loads.
 */
export const LazyRegistrationForm = lazyPart<ComponentProps<typeof RegistrationForm>>(
  'RegistrationForm',
  async () => (await import('./RegistrationForm')).RegistrationForm,
  <FormSkeleton fields={5} blockSize="44rem" />,
);
