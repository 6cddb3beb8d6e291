import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Formik } from 'formik';
import { useState } from 'react';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { CheckboxField } from './CheckboxField';
import { FormBody } from './FormBody';
import { SubmitButton } from './SubmitButton';
import { TextField } from './TextField';
import { useDraft } from './useDraft';

const EMPTY = { name: '', idNumber: '', agreed: false };
const NEVER = ['idNumber'];

/** A form that behaves like those of the site: it is reset after a failure and replaced by a result after success. */
function Demo({ sending = 'succeeds', about = 'demo' }: { sending?: 'succeeds' | 'fails'; about?: string }) {
  const draft = useDraft({ key: about, empty: EMPTY, never: NEVER });
  const [result, setResult] = useState<'sent' | 'failed' | null>(null);
  if (result) return <button onClick={() => setResult(null)}>{result}</button>;
  return (
    <Formik
      initialValues={EMPTY}
      onSubmit={(values) => {
        if (sending === 'succeeds') draft.forget();
        else draft.offer(values);
        setResult(sending === 'succeeds' ? 'sent' : 'failed');
      }}
    >
      <FormBody label="Demo" fields={['name', 'idNumber']} draft={draft}>
        <TextField name="name" label="Name" />
        <TextField name="idNumber" label="Identity number" />
        <CheckboxField name="agreed" label="I agree" />
        <SubmitButton label="Send" sendingLabel="Sending" />
      </FormBody>
    </Formik>
  );
}

const name = () => screen.getByRole('textbox', { name: 'Name' });
const idNumber = () => screen.getByRole('textbox', { name: 'Identity number' });
const press = (text: string) => userEvent.click(screen.getByRole('button', { name: text }));

async function write() {
  await userEvent.type(name(), 'Dana');
  await userEvent.type(idNumber(), '123456782');
  await userEvent.click(screen.getByRole('checkbox'));
}

/** Simulates a reload of the page in the same tab. */
async function reload(view: { unmount: () => void }, props = {}) {
  view.unmount();
  return act(async () => renderWithProviders(<Demo {...props} />, { language: 'en' }));
}
const show = (props = {}) => renderWithProviders(<Demo {...props} />, { language: 'en' });

describe('a draft', () => {
  it('survives a reload, without identity numbers, which are never stored', async () => {
    const view = show();
    await write();
    expect(JSON.stringify({ ...window.sessionStorage })).not.toContain('123456782');
    await reload(view);
    expect(name()).toHaveValue('Dana');
    expect(screen.getByRole('checkbox')).toBeChecked();
    expect(idNumber()).toHaveValue('');
    expect(screen.getByRole('status')).toHaveTextContent(/What you wrote here before is back/);
  });

  it('belongs to one form', async () => {
    const view = show();
    await write();
    await reload(view, { about: 'another home' });
    expect(name()).toHaveValue('');
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('is removed when the visitor starts over', async () => {
    const view = show();
    await write();
    const again = await reload(view);
    await press('Start over');
    expect(name()).toHaveValue('');
    expect(screen.getByRole('form')).toHaveFocus();
    expect(window.sessionStorage).toHaveLength(0);
    await reload(again);
    expect(name()).toHaveValue('');
  });

  it('is removed when the visitor clears the fields', async () => {
    show();
    await userEvent.type(name(), 'D');
    expect(window.sessionStorage).toHaveLength(1);
    await userEvent.clear(name());
    await waitFor(() => expect(window.sessionStorage).toHaveLength(0));
  });

  it('is removed after a success', async () => {
    const view = show();
    await write();
    await press('Send');
    await screen.findByRole('button', { name: 'sent' });
    expect(window.sessionStorage).toHaveLength(0);
    await reload(view);
    expect(name()).toHaveValue('');
  });
});

describe('after a failure', () => {
  it('the form is empty and restores everything on request', async () => {
    show({ sending: 'fails' });
    await write();
    await press('Send');
    await userEvent.click(await screen.findByRole('button', { name: 'failed' }));
    expect(name()).toHaveValue('');
    await press('Restore what I wrote');
    await waitFor(() => expect(name()).toHaveValue('Dana'));
    expect(idNumber()).toHaveValue('123456782');
    expect(screen.getByRole('form')).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Restore what I wrote' })).not.toBeInTheDocument();
  });

  it('the form still offers the stored part after a reload', async () => {
    const view = show({ sending: 'fails' });
    await write();
    await press('Send');
    await screen.findByRole('button', { name: 'failed' });
    expect(JSON.stringify({ ...window.sessionStorage })).not.toContain('123456782');
    await reload(view);
    expect(name()).toHaveValue('');
    await press('Restore what I wrote');
    await waitFor(() => expect(name()).toHaveValue('Dana'));
    expect(idNumber()).toHaveValue('');
  });

  const offer = () => screen.queryByRole('button', { name: 'Restore what I wrote' });
  const fail = async () => {
    const view = show({ sending: 'fails' });
    await write();
    await press('Send');
    await userEvent.click(await screen.findByRole('button', { name: 'failed' }));
    return view;
  };

  it('the offer is kept beside new input and does not overwrite it', async () => {
    await fail();
    await userEvent.type(name(), 'Rina');
    expect(offer()).toBeVisible();
    await press('Restore what I wrote');
    await waitFor(() => expect(idNumber()).toHaveValue('123456782'));
    expect(name()).toHaveValue('Rina');
    expect(screen.getByRole('checkbox')).toBeChecked();
    expect(offer()).not.toBeInTheDocument();
  });

  it('the offer ends when it is accepted, and cleared fields stay empty', async () => {
    await fail();
    await press('Restore what I wrote');
    await waitFor(() => expect(name()).toHaveValue('Dana'));
    await userEvent.clear(name());
    expect(offer()).not.toBeInTheDocument();
  });

  it('the offer ends when it is declined, also after a reload, and new input stays', async () => {
    const view = await fail();
    await userEvent.type(name(), 'Rina');
    await press('Discard it');
    expect(offer()).not.toBeInTheDocument();
    expect(name()).toHaveValue('Rina');
    expect(screen.getByRole('form')).toHaveFocus();
    await reload(view);
    expect(offer()).not.toBeInTheDocument();
    expect(name()).toHaveValue('Rina');
    expect(screen.getByRole('checkbox')).not.toBeChecked();
  });

  it('a reload keeps the offer and the new input', async () => {
    const view = await fail();
    await userEvent.type(name(), 'Rina');
    await reload(view);
    expect(name()).toHaveValue('');
    await press('Restore what I wrote');
    await waitFor(() => expect(name()).toHaveValue('Rina'));
    expect(screen.getByRole('checkbox')).toBeChecked();
  });

  it('a form that resets in place makes the offer too, even if it started with a draft', async () => {
    function InPlace() {
      const draft = useDraft({ key: 'demo', empty: EMPTY, never: NEVER });
      return (
        <Formik
          initialValues={EMPTY}
          onSubmit={(values, { resetForm }) => {
            draft.offer(values);
            resetForm({ values: EMPTY });
          }}
        >
          <FormBody label="Demo" fields={['name']} draft={draft}>
            <TextField name="name" label="Name" />
            <SubmitButton label="Send" sendingLabel="Sending" />
          </FormBody>
        </Formik>
      );
    }
    const view = show();
    await write();
    view.unmount();
    await act(async () => renderWithProviders(<InPlace />, { language: 'en' }));
    expect(name()).toHaveValue('Dana');
    await press('Send');
    await waitFor(() => expect(name()).toHaveValue(''));
    await press('Restore what I wrote');
    await waitFor(() => expect(name()).toHaveValue('Dana'));
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });
});
