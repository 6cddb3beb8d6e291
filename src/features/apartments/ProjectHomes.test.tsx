import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseBuilding } from '../../lib/buildingChoice';
import { expectNoAxeViolations } from '../../testing/expectNoAxeViolations';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { projectHome, projectWith } from './projectFixture';
import { ProjectHomes, type ProjectHomesProps } from './ProjectHomes';

const HOMES = Array.from({ length: 14 }, (_, index) =>
  projectHome(`B${index}`, {
    building: index % 2 ? 'A' : 'B',
    rooms: 2 + (index % 3),
    floor: index % 5,
    type: index < 4 ? 'roof' : 'garden',
    isTaken: index === 2,
    advance: index === 0 ? 2000 : null,
    entryDay: index === 1 ? '2099-03-05' : '2020-01-01',
  }),
);

function show(props: Partial<ProjectHomesProps> & { search?: string; language?: 'he' | 'en' } = {}) {
  const { search = '', language = 'en', ...others } = props;
  window.history.replaceState(null, '', `/en/projects/boulevard-12/${search}`);
  return renderWithProviders(
    <ProjectHomes
      project={projectWith(HOMES)}
      rows="classic"
      semantics="rent"
      renderLead={(home, open, onClose) =>
        open && <button onClick={onClose}>{`Lead about ${home.assetName}`}</button>
      }
      renderPayment={(home, open, onClose) =>
        open && <button onClick={onClose}>{`Payment of ${home.amount} for ${home.assetName}`}</button>
      }
      {...others}
    />,
    { language },
  );
}
const names = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const count = () => screen.getAllByRole('status')[0];
const toggle = (name: string) => screen.getByRole('button', { name: `More about ${name}` });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const tab = (name: string) => screen.getByRole('tab', { name });

afterEach(() => window.history.replaceState(null, '', '/'));

describe('the homes of a project', () => {
  it('are six, then six more with each press, until all are there', async () => {
    show();
    expect(screen.getByRole('heading', { level: 2, name: 'Homes on the boulevard' })).toBeVisible();
    expect(screen.getByText('Bright rooms.')).toBeVisible();
    expect(names()).toHaveLength(6);
    await press('More Apartments');
    expect(names()).toHaveLength(12);
    await waitFor(() => expect(window.location.search).toBe('?shown=2'));
    expect(document.activeElement?.closest('li')).toHaveTextContent('B6');
    await press('More Apartments');
    expect(names()).toHaveLength(14);
    expect(screen.queryByRole('button', { name: 'More Apartments' })).not.toBeInTheDocument();
  });

  it('stand under a tab for each type, in the order of the project; the first is all', async () => {
    show();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Show all',
      'Type garden',
      'Type roof',
    ]);
    await userEvent.click(tab('Type roof'));
    expect(names()).toHaveLength(4);
    expect(count()).toHaveTextContent('available apartments: 3');
    await waitFor(() => expect(window.location.search).toBe('?tab=roof'));
    await userEvent.keyboard('{Home}');
    expect(names()).toHaveLength(6);
  });

  it('need no tabs of one type', () => {
    show({ project: projectWith([projectHome('B1', { type: 'roof' })]) });
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  });

  it('are nothing without homes', () => {
    const { container } = show({ project: projectWith([]) });
    expect(container).toBeEmptyDOMElement();
  });

  it('say which buildings are chosen, also from elsewhere on the page', async () => {
    show();
    act(() => chooseBuilding('Building A'));
    await waitFor(() => expect(count()).toHaveTextContent('in building Building A'));
    expect(names()).toHaveLength(6);
    expect(screen.getByLabelText('Filters, active: 1')).toBeVisible();
  });

  it('offer to reset the filters where nothing is left', async () => {
    show({ search: '?floorMin=40' });
    expect(names()).toHaveLength(0);
    await press('Reset filters');
    expect(names()).toHaveLength(6);
  });

  it('have an entry date on the day itself, and immediate entry after it', () => {
    show();
    expect(toggle('Building B, Apartment B0').closest('li')).toHaveTextContent('Immediate entry');
    expect(toggle('Building A, Apartment B1').closest('li')).toHaveTextContent('05/03/2099');
  });

  it('open in place with three tabs, and close by their own button', async () => {
    show({ project: projectWith(HOMES.slice(0, 2)) });
    const opener = toggle('Building B, Apartment B0');
    await userEvent.click(opener);
    const inside = within(opener.closest('li') as HTMLElement);
    expect(inside.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Gallery',
      'Apartment plan',
      'Agreement documents',
    ]);
    await userEvent.click(inside.getByRole('button', { name: 'Close' }));
    expect(opener).toHaveAttribute('aria-expanded', 'false');
    expect(opener).toHaveFocus();
  });

  it('are reserved by an advance payment where there is one, else asked for', async () => {
    show({ project: projectWith(HOMES.slice(0, 2)), search: '?home=B0' });
    await press('I want to rent');
    await press('Payment of 2000 for B0');
    await press('Looking for an apartment');
    await press('Lead about B0');
    await userEvent.click(toggle('Building A, Apartment B1'));
    await press('I want to rent');
    expect(screen.getByRole('button', { name: 'Lead about B1' })).toBeVisible();
  });

  it('that are taken say so, and cannot be rented', () => {
    show({ search: '?home=B2' });
    const row = within(toggle('Building B, Apartment B2').closest('li') as HTMLElement);
    expect(row.getByText('Apartment taken')).toBeVisible();
    expect(row.queryByRole('button', { name: 'I want to rent' })).not.toBeInTheDocument();
  });

  it('have no fault that axe sees', async () => {
    const { container } = show({ search: '?home=B0' });
    await expectNoAxeViolations(container);
  });
});
