import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { Language } from '../../i18n/languages';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { LeadDrawer } from './LeadDrawer';

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>open</button>
      <LeadDrawer open={open} onClose={() => setOpen(false)} variant="project" />
    </>
  );
}

async function open(language: Language = 'en') {
  const user = userEvent.setup();
  renderWithProviders(<Page />, { language });
  await user.click(screen.getByRole('button', { name: 'open' }));
  return user;
}

describe('LeadDrawer', () => {
  it.each([
    ['he', 'השארת פרטים', 'השארת פרטים על הפרויקט'],
    ['en', 'Leave details', 'Leave details about the project'],
  ] as const)('is titled and holds the form (%s)', async (language, title, form) => {
    await open(language);
    expect(screen.getByRole('dialog', { name: title })).toBeVisible();
    expect(await screen.findByRole('form', { name: form })).toBeVisible();
  });

  it('closes on Escape and restores the focus', async () => {
    const user = await open();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'open' })).toHaveFocus();
  });

  it('closes by its button', async () => {
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
