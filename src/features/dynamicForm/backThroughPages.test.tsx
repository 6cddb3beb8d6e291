import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from 'gatsby';
import { mockApi, type MockAnswer } from '../../testing/mockApi';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { DynamicForm } from './DynamicForm';
import { field, formOf, guid, page, when } from './testing/formOf';

jest.mock('../../lib/captcha/getCaptchaToken', () => ({
  getCaptchaToken: jest.fn(() => Promise.resolve('captcha token')),
}));

const SEND = `/umbraco/forms/api/v1/entries/${guid('the form')}`;
const threePages = formOf(['first', 'second', 'third'].map((alias) => page([field(alias, 'Short answer')])));

const box = (name: string) => screen.findByRole('textbox', { name });
const covers = () => (window.history.state as { dialogs?: unknown[] } | null)?.dialogs?.length ?? 0;
const goBack = async (steps = 1) => {
  const before = covers();
  act(() => window.history.go(-steps));
  await waitFor(() => expect(covers()).toBe(before - steps));
};

async function showThirdPage(answer: () => MockAnswer | Promise<MockAnswer>, form = threePages) {
  mockApi({ [SEND]: answer });
  renderWithProviders(<DynamicForm form={form} />, { language: 'en' });
  const user = userEvent.setup();
  for (const [index, name] of ['first', 'second'].entries()) {
    await user.type(await box(name), name.toUpperCase());
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(covers()).toBe(index + 1));
  }
  await user.type(await box('third'), 'THIRD');
  return user;
}

const accepted = (rest: object) => (): MockAnswer => ({
  status: 202,
  body: { messageOnSubmit: '', messageOnSubmitIsHtml: false, ...rest },
});

afterEach(() => waitFor(() => expect(covers()).toBe(0)));

it('returns to the previous page without losing input', async () => {
  const user = await showThirdPage(accepted({}));
  await goBack();
  const second = await box('second');
  expect(second).toHaveValue('SECOND');
  await user.type(second, ' again');
  await goBack();
  expect(await box('first')).toHaveValue('FIRST');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await box('second')).toHaveValue('SECOND again');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await box('third')).toHaveValue('THIRD');
  await goBack(2);
  expect(await box('first')).toHaveValue('FIRST');
});

it('ignores the second click of a double click on Next', async () => {
  renderWithProviders(<DynamicForm form={threePages} />, { language: 'en' });
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  const second = await box('second');
  expect(fireEvent.mouseDown(second, { detail: 2 })).toBe(false);
  expect(fireEvent.click(screen.getByRole('button', { name: 'Next' }), { detail: 2 })).toBe(false);
  expect(screen.getByRole('form')).toHaveFocus();
  expect(second).toBeVisible();
  await user.dblClick(second);
  expect(second).toHaveFocus();
  await waitFor(() => expect(covers()).toBe(1));
  await goBack();
});

it('leaves no history entry of a page that its own button left', async () => {
  const user = await showThirdPage(accepted({}));
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  expect(await box('second')).toHaveValue('SECOND');
  await waitFor(() => expect(covers()).toBe(1));
  await goBack();
  expect(await box('first')).toHaveValue('FIRST');
});

it('skips a page that an answer has hidden since', async () => {
  const [first, , third] = threePages.pages ?? [];
  const hidden = page([field('second', 'Short answer')], {
    condition: when([['third', 'Is', 'THIRD']], 'All', 'Hide'),
  });
  await showThirdPage(accepted({}), formOf([first ?? {}, hidden, third ?? {}]));
  act(() => window.history.back());
  expect(await box('first')).toHaveValue('FIRST');
});

it('returns from a failure message to the form', async () => {
  const user = await showThirdPage(() => ({ status: 500 }));
  await user.click(screen.getByRole('button', { name: 'Send it' }));
  await screen.findByRole('heading', { name: 'The form was not sent' });
  act(() => window.history.back());
  expect(await box('third')).toHaveValue('THIRD');
  await waitFor(() => expect(covers()).toBe(2));
  await goBack(2);
});

it('returns from a failure message to the form of one page', async () => {
  mockApi({ [SEND]: () => ({ status: 500 }) });
  renderWithProviders(<DynamicForm form={formOf([page([field('only', 'Short answer')])])} />, {
    language: 'en',
  });
  const user = userEvent.setup();
  await user.type(await box('only'), 'ONLY');
  await user.click(screen.getByRole('button', { name: 'Send it' }));
  await screen.findByRole('heading', { name: 'The form was not sent' });
  await goBack();
  expect(await box('only')).toHaveValue('ONLY');
});

it('waits while the form is being sent', async () => {
  let send: (answer: MockAnswer) => void = () => undefined;
  const user = await showThirdPage(() => new Promise<MockAnswer>((resolve) => (send = resolve)));
  await user.click(screen.getByRole('button', { name: 'Send it' }));
  await screen.findByRole('button', { name: /^Sending/ });
  act(() => window.history.back());
  await waitFor(() => expect(covers()).toBe(2));
  expect(screen.getByRole('textbox', { name: 'third' })).toBeVisible();
  send(accepted({ messageOnSubmit: 'We will call you.' })());
  expect(await screen.findByText('We will call you.')).toBeVisible();
});

it("returns from the answer's page to the form's page, not to its steps", async () => {
  const user = await showThirdPage(
    accepted({ messageOnSubmit: null, gotoPageOnSubmitRoute: { path: '/en/thanks/' } }),
  );
  await user.click(screen.getByRole('button', { name: 'Send it' }));
  await waitFor(() => expect(navigate).toHaveBeenCalledWith('/en/thanks/'));
  expect(covers()).toBe(0);
});

it('goes forward again to the steps that Back left', async () => {
  const user = await showThirdPage(accepted({}));
  await goBack(2);
  await user.type(await box('first'), ' again');
  act(() => window.history.forward());
  expect(await box('second')).toHaveValue('SECOND');
  await waitFor(() => expect(covers()).toBe(1));
  act(() => window.history.forward());
  expect(await box('third')).toHaveValue('THIRD');
  await waitFor(() => expect(covers()).toBe(2));
  await goBack(2);
  expect(await box('first')).toHaveValue('FIRST again');
  act(() => window.history.go(2));
  expect(await box('third')).toHaveValue('THIRD');
  await goBack();
  expect(await box('second')).toHaveValue('SECOND');
  await goBack();
});

it('goes forward to the step that its own button left', async () => {
  const user = await showThirdPage(accepted({}));
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  await waitFor(() => expect(covers()).toBe(1));
  act(() => window.history.forward());
  expect(await box('third')).toHaveValue('THIRD');
  await goBack(2);
});

it('does not go forward to steps of a form that was sent', async () => {
  const user = await showThirdPage(accepted({ messageOnSubmit: 'We will call you.' }));
  await user.click(screen.getByRole('button', { name: 'Send it' }));
  expect(await screen.findByText('We will call you.')).toBeVisible();
  await waitFor(() => expect(covers()).toBe(0));
  const moved = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  act(() => window.history.forward());
  await moved;
  await waitFor(() => expect(covers()).toBe(0));
  expect(screen.getByText('We will call you.')).toBeVisible();
});

/** Renders the form again in the same history entry. This simulates a reload, or a return from another page. */
async function comeBack(unmount: () => void) {
  const state: unknown = window.history.state;
  unmount();
  act(() => {
    window.history.replaceState(state, '');
    window.dispatchEvent(new PopStateEvent('popstate', { state }));
  });
  renderWithProviders(<DynamicForm form={threePages} />, { language: 'en' });
}

it('returns to the same step with its input', async () => {
  mockApi({});
  const { unmount } = renderWithProviders(<DynamicForm form={threePages} />, { language: 'en' });
  const user = userEvent.setup();
  for (const [index, name] of ['first', 'second'].entries()) {
    await user.type(await box(name), name.toUpperCase());
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(covers()).toBe(index + 1));
  }
  await comeBack(unmount);
  await box('third');
  expect(screen.getByText(/What you wrote here before is back/)).toBeVisible();
  await goBack();
  expect(screen.queryByText(/What you wrote here before is back/)).not.toBeInTheDocument();
  expect(await box('second')).toHaveValue('SECOND');
  await goBack();
  expect(await box('first')).toHaveValue('FIRST');
});

it('starts anew with the first step', async () => {
  mockApi({});
  const { unmount } = renderWithProviders(<DynamicForm form={threePages} />, { language: 'en' });
  await userEvent.type(await box('first'), 'FIRST');
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(covers()).toBe(1));
  await comeBack(unmount);
  await box('second');
  await userEvent.click(screen.getByRole('button', { name: 'Start over' }));
  expect(await box('first')).toHaveValue('');
  await waitFor(() => expect(covers()).toBe(0));
});

it('starts with the first step when nothing is left of the input', async () => {
  mockApi({});
  const { unmount } = renderWithProviders(<DynamicForm form={threePages} />, { language: 'en' });
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(covers()).toBe(1));
  await comeBack(unmount);
  await waitFor(() => expect(covers()).toBe(0));
  expect(await box('first')).toBeVisible();
});
