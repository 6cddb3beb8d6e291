import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Chips } from './Chips';

const CHIPS = [
  { value: null, label: 'All years' },
  { value: '2025', label: '2025' },
];

describe('Chips', () => {
  it('says which one is chosen, and tells of another choice', async () => {
    const onSelect = jest.fn();
    render(<Chips label="Year" chips={CHIPS} selected={null} onSelect={onSelect} />);
    expect(screen.getByRole('group', { name: 'Year' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'All years', pressed: true })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '2025', pressed: false }));
    expect(onSelect).toHaveBeenCalledWith('2025');
  });
});
