import { screen, within } from '@testing-library/react';
import { expectNoAxeViolations } from '../../testing/expectNoAxeViolations';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { RichText } from './RichText';

const TABLE =
  '<table role="table"><thead role="rowgroup"><tr role="row"><th role="columnheader" scope="col">Flat</th></tr></thead>' +
  '<tbody role="rowgroup"><tr role="row"><td role="cell" data-label="Flat">12</td></tr></tbody></table>';

it('puts each table into a group that a keyboard can scroll', async () => {
  const { container } = renderWithProviders(<RichText text={{ html: `<p>a</p>${TABLE}${TABLE}` }} />, {
    language: 'en',
  });
  const groups = screen.getAllByRole('group', { name: 'Table' });
  expect(groups).toHaveLength(2);
  for (const group of groups) {
    expect(group).toHaveAttribute('tabindex', '0');
    expect(within(group).getByRole('columnheader', { name: 'Flat' })).toBeInTheDocument();
    expect(within(group).getByRole('cell', { name: '12' })).toBeInTheDocument();
  }
  await expectNoAxeViolations(container);
});

it('renders nothing for an empty text', () => {
  const { container } = renderWithProviders(<RichText text={{ html: '' }} />);
  expect(container).toBeEmptyDOMElement();
});
