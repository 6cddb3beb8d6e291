import { screen } from '@testing-library/react';
import { expectNoAxeViolations } from '../../testing/expectNoAxeViolations';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { UploadProgress } from './UploadProgress';

const show = (language: 'he' | 'en', onCancel: (() => void) | null = jest.fn()) =>
  renderWithProviders(<UploadProgress label="Sending" percent={42} text="On its way" onCancel={onCancel} />, {
    language,
  });

it.each([
  ['en', 'Cancel sending'],
  ['he', 'ביטול השליחה'],
] as const)('tells the progress to everybody, with a button that cancels (%s)', async (language, name) => {
  const { container } = show(language);
  expect(screen.getByRole('progressbar', { name: 'Sending' })).toHaveAttribute('aria-valuenow', '42');
  expect(screen.getByRole('status')).toHaveTextContent('On its way');
  expect(screen.getByRole('button', { name })).toBeEnabled();
  await expectNoAxeViolations(container);
});

it('has no button once nothing can be cancelled', () => {
  show('en', null);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
