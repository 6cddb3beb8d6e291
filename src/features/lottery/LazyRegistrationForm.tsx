import type { ComponentProps } from 'react';
import { FormSkeleton } from '../../components/forms/FormSkeleton';
import { latePart } from '../../components/LatePart/latePart';
import type { RegistrationForm } from './RegistrationForm';

/**
 * The registration form of a lottery. Its form library is a separate chunk, so that the page hydrates before it loads.
 */
export const LazyRegistrationForm = latePart<ComponentProps<typeof RegistrationForm>>(
  'RegistrationForm',
  async () => (await import('./RegistrationForm')).RegistrationForm,
  <FormSkeleton fields={5} blockSize="44rem" />,
);
