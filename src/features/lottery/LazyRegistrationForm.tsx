import type { ComponentProps } from 'react';
import { FormSkeleton } from '../../components/forms/FormSkeleton';
import { latePart } from '../../components/LatePart/latePart';
import type { RegistrationForm } from './RegistrationForm';

/** The registration form. Loads its form library separately, so that the page is hydrated first. */
export const LazyRegistrationForm = latePart<ComponentProps<typeof RegistrationForm>>(
  'RegistrationForm',
  async () => (await import('./RegistrationForm')).RegistrationForm,
  <FormSkeleton fields={5} blockSize="44rem" />,
);
