import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expectNoAxeViolations } from '../../testing/expectNoAxeViolations';
import { Modal } from '../Modal/Modal';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { SelectMenu } from './SelectMenu';

const OPTIONS = ['Ground floor', 'First', 'Second', 'Third'].map((label, index) => ({
  value: `${index}`,
  label,
}));
const onSelect = jest.fn();

function Floor() {
  const [value, setValue] = useState('1');
  return (
    <SelectMenu
      label="Floor"
      options={OPTIONS}
      value={value}
      onSelect={(next) => {
        onSelect(next);
        setValue(next);
      }}
    />
  );
}
const box = () => screen.getByRole('combobox', { name: /^Floor/ });
const active = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '');

beforeEach(() => onSelect.mockClear());

describe('a select menu', () => {
  it('shows the chosen option and opens at it', async () => {
    render(<Floor />);
    expect(box()).toHaveAccessibleName('Floor First');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await userEvent.click(box());
    expect(screen.getByRole('listbox', { name: 'Floor' })).toBeVisible();
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('First');
    expect(active()).toHaveTextContent('First');
  });

  it('selects by a press', async () => {
    render(<Floor />);
    await userEvent.click(box());
    await userEvent.click(screen.getByRole('option', { name: 'Third' }));
    expect(onSelect).toHaveBeenCalledWith('3');
    expect(box()).toHaveAccessibleName('Floor Third');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it.each([
    ['{Enter}{ArrowDown}{Enter}', 'Second'],
    [' {End} ', 'Third'],
    ['{ArrowDown}{ArrowDown}{Enter}', 'Second'],
    ['{ArrowUp}{Home}{Enter}', 'Ground floor'],
    ['{Enter}{ArrowUp}{ArrowUp}{ArrowUp}{Enter}', 'Ground floor'],
    ['t{Enter}', 'Third'],
    ['{Enter}S{Enter}', 'Second'],
    ['{Enter}{ArrowDown}{Tab}', 'Second'],
    ['{Enter}{ArrowDown}{Escape}', 'First'],
    ['{F2}', 'First'],
  ])('selects by the keys %s', async (keys, label) => {
    render(<Floor />);
    await userEvent.tab();
    await userEvent.keyboard(keys);
    expect(box()).toHaveAccessibleName(`Floor ${label}`);
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('closes on Escape without closing its dialog', async () => {
    const onClose = jest.fn();
    renderWithProviders(
      <Modal open onClose={onClose} title="Filters">
        <Floor />
      </Modal>,
    );
    await userEvent.click(box());
    await userEvent.keyboard('{Escape}');
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('takes the focus in browsers that do not focus pressed buttons', () => {
    render(<Floor />);
    fireEvent.click(box());
    expect(box()).toHaveFocus();
  });

  it('closes when it loses the focus', async () => {
    render(
      <>
        <Floor />
        <button>after</button>
      </>,
    );
    await userEvent.click(box());
    await userEvent.click(screen.getByRole('button', { name: 'after' }));
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(onSelect).not.toHaveBeenCalled();
  });

  it('has no accessibility violations, open or closed', async () => {
    const { container } = render(<Floor />);
    await expectNoAxeViolations(container);
    await userEvent.click(box());
    await expectNoAxeViolations(container);
  });
});
