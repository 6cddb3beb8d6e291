import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Formik } from 'formik';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import type { Language } from '../../i18n/languages';
import { TranslationProvider } from '../../i18n/TranslationProvider';
import { readLocales } from '../../testing/readLocales';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { CheckboxGroup } from './CheckboxGroup';
import { DateField } from './DateField';
import { FormBody } from './FormBody';
import { RadioGroup } from './RadioGroup';
import { SubmitButton } from './SubmitButton';

const OPTIONS = [
  { value: 'n', label: 'North' },
  { value: 'c', label: 'Centre' },
  { value: 's', label: 'South' },
];
const EMPTY = { region: '', cities: [] as string[], day: '' };
type Values = typeof EMPTY;

function Demo({ onSubmit }: { onSubmit: (values: Values) => Promise<void> }) {
  return (
    <Formik
      initialValues={EMPTY}
      validate={({ region, cities, day }) => ({
        ...(!region && { region: 'Choose a region' }),
        ...(cities.length === 0 && { cities: 'Choose cities' }),
        ...(!day && { day: 'Choose a day' }),
      })}
      onSubmit={onSubmit}
    >
      <FormBody label="Demo" fields={['region', 'cities', 'day']}>
        <RadioGroup name="region" label="Region" hint="Where you live" required options={OPTIONS} />
        <CheckboxGroup name="cities" label="Cities" mark="(optional)" options={OPTIONS} />
        <DateField name="day" label="Day" required autoComplete="bday" />
        <SubmitButton label="Send" sendingLabel="Sending" />
      </FormBody>
    </Formik>
  );
}

function show(language: Language = 'en') {
  const onSubmit = jest.fn((_values: Values) => Promise.resolve());
  renderWithProviders(<Demo onSubmit={onSubmit} />, { language });
  return { onSubmit, user: userEvent.setup() };
}

const region = () => screen.getByRole('radiogroup', { name: /Region/ });
const cities = () => screen.getByRole('group', { name: /Cities/ });
const day = () => screen.getByLabelText('Day *');

it('groups a question with its answers', () => {
  show();
  expect(region()).toBeRequired();
  expect(region()).toHaveAccessibleDescription('Where you live');
  expect(within(region()).getAllByRole('radio')).toHaveLength(3);
  expect(within(cities()).getAllByRole('checkbox')).toHaveLength(3);
  expect(cities()).toHaveTextContent('Cities (optional)');
  expect(day()).toHaveAttribute('type', 'date');
  expect(day()).toHaveAttribute('autocomplete', 'bday');
});

it.each(['he', 'en'] as const)('works by keyboard alone (%s)', async (language) => {
  const { onSubmit, user } = show(language);
  await user.tab();
  await user.keyboard(' {ArrowDown}');
  expect(screen.getByRole('radio', { name: 'Centre' })).toBeChecked();
  await user.tab();
  await user.tab();
  await user.tab();
  await user.keyboard(' ');
  await user.tab({ shift: true });
  await user.tab({ shift: true });
  await user.keyboard(' ');
  await user.tab();
  await user.tab();
  await user.tab();
  await user.type(day(), '2026-01-31');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({ region: 'c', cities: ['n', 's'], day: '2026-01-31' });
});

it('removes an unticked answer', async () => {
  const { user } = show();
  const north = within(cities()).getByRole('checkbox', { name: 'North' });
  await user.click(north);
  await user.click(north);
  expect(north).not.toBeChecked();
});

it('shows an error when the whole group loses the focus, with a link to its first answer', async () => {
  const { user } = show();
  await user.tab();
  expect(region()).toBeValid();
  await user.tab();
  await waitFor(() => expect(region()).toBeInvalid());
  expect(region()).toHaveAccessibleDescription('Where you live Choose a region');
  await user.tab();
  expect(cities()).not.toHaveTextContent('Choose cities');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  const summary = await screen.findByRole('group', { name: 'Please correct the following' });
  await user.click(within(summary).getByRole('button', { name: 'Choose cities' }));
  expect(within(cities()).getByRole('checkbox', { name: 'North' })).toHaveFocus();
  await user.click(within(summary).getByRole('button', { name: 'Choose a day' }));
  expect(day()).toHaveFocus();
});

it('keeps answers from before hydration', async () => {
  const onSubmit = jest.fn((_values: Values) => Promise.resolve());
  const form = (
    <TranslationProvider language="en" locales={readLocales('en')}>
      <Demo onSubmit={onSubmit} />
    </TranslationProvider>
  );
  const place = document.body.appendChild(document.createElement('div'));
  // Silences React's warning about Formik's layout effects during server rendering, which appears because jsdom
  // provides a window.
  const warnings = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  place.innerHTML = renderToString(form);
  warnings.mockRestore();
  const early = (selector: string) => place.querySelector<HTMLInputElement>(selector) as HTMLInputElement;
  early('[name="region"][value="s"]').checked = true;
  early('[name="cities"][value="c"]').checked = true;
  early('[name="day"]').value = '2026-01-31';
  const root = await act(async () => hydrateRoot(place, form));
  await userEvent.click(within(place).getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({ region: 's', cities: ['c'], day: '2026-01-31' });
  act(() => root.unmount());
  place.remove();
});
