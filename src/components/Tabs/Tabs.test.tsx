import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Language } from '../../i18n/languages';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { Tabs } from './Tabs';

const TABS = ['Buying', 'Renting', 'Living'].map((name) => ({
  id: name,
  label: name,
  content: <p>{`About ${name}`}</p>,
}));

const selected = () => screen.getByRole('tab', { selected: true });

describe('Tabs', () => {
  it('shows the first panel and the names of all tabs', () => {
    renderWithProviders(<Tabs label="Subjects" tabs={TABS} />);
    expect(screen.getByRole('tablist', { name: 'Subjects' })).toBeVisible();
    expect(screen.getAllByRole('tab')).toHaveLength(3);
    expect(screen.getByRole('tabpanel', { name: 'Buying' })).toHaveTextContent('About Buying');
    expect(screen.getByText('About Living')).not.toBeVisible();
  });

  it("shows the pressed tab's panel and reports it", async () => {
    const onSelect = jest.fn();
    renderWithProviders(<Tabs label="Subjects" tabs={TABS} onSelect={onSelect} />);
    await userEvent.click(screen.getByRole('tab', { name: 'Living' }));
    expect(screen.getByRole('tabpanel', { name: 'Living' })).toBeVisible();
    expect(onSelect).toHaveBeenCalledWith('Living');
  });

  it('is a single tab stop', async () => {
    renderWithProviders(
      <>
        <Tabs label="Subjects" tabs={TABS} />
        <button type="button">after</button>
      </>,
    );
    await userEvent.tab();
    expect(selected()).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'after' })).toHaveFocus();
  });

  it.each([
    ['en', '{ArrowRight}', 'Renting'],
    ['en', '{ArrowLeft}', 'Living'],
    ['he', '{ArrowLeft}', 'Renting'],
    ['he', '{ArrowRight}', 'Living'],
    ['he', '{End}', 'Living'],
    ['he', '{End}{Home}', 'Buying'],
    ['en', '{ArrowRight}{ArrowRight}{ArrowRight}', 'Buying'],
    ['en', 'x', 'Buying'],
  ] satisfies [Language, string, string][])('in %s the keys %s lead to %s', async (language, keys, name) => {
    renderWithProviders(<Tabs label="Subjects" tabs={TABS} />, { language });
    await userEvent.tab();
    await userEvent.keyboard(keys);
    expect(selected()).toHaveAccessibleName(name);
    expect(selected()).toHaveFocus();
  });

  it('scrolls to a selected tab that is out of view', async () => {
    renderWithProviders(<Tabs label="Subjects" tabs={TABS} />);
    const list = screen.getByRole('tablist');
    const place = (element: Element, left: number, width: number) =>
      jest.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(left, 0, width, 40));
    place(list, 0, 200);
    screen.getAllByRole('tab').forEach((tab, index) => place(tab, index * 120, 100));
    const scrollBy = jest.fn();
    Object.assign(list, { scrollBy });
    fireEvent.scroll(list);
    expect(list).toHaveAttribute('data-more-right');
    expect(list).not.toHaveAttribute('data-more-left');
    await userEvent.click(screen.getByRole('tab', { name: 'Living' }));
    expect(scrollBy).toHaveBeenCalledWith(188, 0);
  });

  it("shows the owner's selection, or the first tab for an unknown one", async () => {
    const onSelect = jest.fn();
    const { rerender } = renderWithProviders(
      <Tabs label="Subjects" tabs={TABS} selected="Renting" onSelect={onSelect} />,
    );
    expect(selected()).toHaveAccessibleName('Renting');
    await userEvent.click(screen.getByRole('tab', { name: 'Living' }));
    expect(onSelect).toHaveBeenCalledWith('Living');
    expect(selected()).toHaveAccessibleName('Renting');
    rerender(<Tabs label="Subjects" tabs={TABS} selected="Gone" onSelect={onSelect} />);
    expect(selected()).toHaveAccessibleName('Buying');
  });
});
