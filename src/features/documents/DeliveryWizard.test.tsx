import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectNoAxeViolations } from '../../testing/expectNoAxeViolations';
import { mockApi } from '../../testing/mockApi';
import { renderWithProviders } from '../../testing/renderWithProviders';
import type { DeliveryDocument } from './DeliveryDocument';
import { DeliveryWizard } from './DeliveryWizard';
import { getCaptchaToken } from '../../lib/captcha/getCaptchaToken';
import { downloadFiles } from './download/downloadFiles';
import { BACK_MS } from './wizard';

jest.mock('./download/downloadFiles');
jest.mock('../../lib/captcha/getCaptchaToken', () => ({
  getCaptchaToken: jest.fn(() => Promise.resolve('captcha token')),
}));
const download = jest.mocked(downloadFiles);

const document = (id: string, destination: string, ...categories: string[]): DeliveryDocument => ({
  id,
  name: `Document ${id}`,
  type: '',
  filename: `${id}.pdf`,
  size: 1024,
  url: `https://cms.example/api/media/file/${id}.pdf`,
  buildings: ['1'],
  destination,
  categories,
});

const props = {
  buildings: [
    { id: '1', name: 'Sail Tower', address: 'Netanya', asksForCode: false, picture: null },
    { id: '2', name: 'Almond House', address: 'Modiin', asksForCode: true, picture: null },
  ],
  destinations: [
    { id: 'home', name: 'The home' },
    { id: 'shared', name: 'Common property' },
    { id: 'none', name: 'Of no document' },
  ],
  categories: [
    { id: 'plans', name: 'Plans' },
    { id: 'manuals', name: 'Manuals' },
    { id: 'empty', name: 'Of no document either' },
  ],
  documents: [
    document('a', 'home', 'plans'),
    document('b', 'home', 'manuals', 'plans'),
    document('c', 'shared', 'plans'),
  ],
};

const show = (search = '', language: 'he' | 'en' = 'en') => {
  window.history.replaceState(null, '', `/documents/${search}`);
  return renderWithProviders(<DeliveryWizard {...props} />, { language });
};
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const pick = (name: string | RegExp, role = 'radio') => userEvent.click(screen.getByRole(role, { name }));
const progress = () => screen.getAllByRole('progressbar')[0]?.getAttribute('value');
const arrive = (name: string) => screen.findByRole('heading', { level: 2, name });
const search = () => window.location.search;

let logged: jest.SpyInstance;
beforeEach(() => {
  download.mockReset();
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  logged.mockRestore();
  window.history.replaceState(null, '', '/');
});

async function toFiles() {
  show('?building=1&destination=home&categories=plans&step=4');
  await arrive('Your documents');
}

describe('DeliveryWizard', () => {
  it.each([
    ['?building=99', '', '99'],
    ['?building=1&destination=gone&step=3', '?building=1&step=3', 'gone'],
    [
      '?building=1&destination=home&categories=plans&categories=old&step=4',
      '?building=1&destination=home&categories=plans&step=4',
      'old',
    ],
  ])('names what the address %s asks for and does not exist', async (asked, kept, name) => {
    show(asked);
    expect(await screen.findByText(/do not exist here/)).toHaveTextContent(`“\u2068${name}\u2069”`);
    await waitFor(() => expect(search()).toBe(kept));
  });

  it('goes from building to files and keeps the choices in the address', async () => {
    show();
    expect(progress()).toBe('5');
    expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();
    await pick(/Sail Tower/);
    await press('Continue');
    await arrive('What are the documents about?');
    expect(progress()).toBe('33');
    await waitFor(() => expect(search()).toBe('?building=1&step=2'));
    expect(screen.queryByRole('radio', { name: /Of no document/ })).not.toBeInTheDocument();
    await pick(/The home/);
    await press('Continue');
    await arrive('Which documents?');
    expect(progress()).toBe('65');
    await pick(/Manuals/, 'checkbox');
    await press('Continue');
    expect(await arrive('Your documents')).toHaveFocus();
    expect(progress()).toBe('100');
    await waitFor(() => expect(search()).toBe('?building=1&destination=home&categories=manuals&step=4'));
    expect(screen.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
    expect(screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual([
      'Document b',
    ]);
    const made = within(screen.getByRole('list', { name: 'Chosen so far' })).getAllByRole('listitem');
    expect(made.map(({ textContent }) => textContent)).toEqual(['Sail Tower', 'The home', 'Manuals']);
  });

  it('ignores the second click of a double click in the new step', async () => {
    show('?building=1');
    await press('Continue');
    const title = await arrive('What are the documents about?');
    const home = screen.getByRole('radio', { name: /The home/ });
    const on = screen.getByRole('button', { name: 'Continue' });
    // `false` means that the event's default action was prevented, so the press does not move the focus.
    for (const target of [home, on]) {
      expect(fireEvent.mouseDown(target, { detail: 2 })).toBe(false);
      fireEvent.click(target, { detail: 2 });
    }
    expect(home).not.toBeChecked();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    expect(title).toHaveFocus();
    await userEvent.dblClick(home);
    expect(home).toBeChecked();
  });

  it('shares the address of a chosen building only', async () => {
    const writeText = jest.fn(() => Promise.resolve());
    const user = userEvent.setup();
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    show('?building=1&destination=home&categories=plans&step=4');
    await arrive('Your documents');
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(writeText).toHaveBeenCalledWith('http://localhost/documents/?building=1&step=2#documents');
    expect(await screen.findByText('Address copied')).toBeVisible();
  });

  it('has nothing to share before a building is chosen', () => {
    show();
    expect(screen.queryByRole('button', { name: 'Share' })).not.toBeInTheDocument();
  });

  it.each([
    ['', 'Choose a building to continue', /Sail/, 'radio'],
    ['?building=1&step=2', 'Choose a topic to continue', /The home/, 'radio'],
    ['?building=1&destination=home&step=3', 'Choose at least one category to continue', /Plans/, 'checkbox'],
  ])('shows what is missing at %j until it is chosen', async (address, fault, option, role) => {
    show(address);
    await press('Continue');
    expect(screen.getByRole('alert')).toHaveTextContent(`*${fault}`);
    await pick(option, role);
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('goes back after 300 ms, without later choices', async () => {
    show('?building=1&destination=home&categories=plans&step=3');
    const back = screen.getByRole('button', { name: 'Back' });
    const before = performance.now();
    act(() => back.click());
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Which documents?');
    await arrive('What are the documents about?');
    expect(performance.now() - before).toBeGreaterThanOrEqual(BACK_MS - 1);
    expect(screen.getByRole('radio', { name: /The home/ })).toBeChecked();
    await waitFor(() => expect(search()).toBe('?building=1&destination=home&step=2'));
  });

  it('has steps that cannot be pressed', () => {
    show();
    const steps = screen.getAllByRole('listitem').slice(0, 4);
    expect(steps.map((step) => within(step).queryByRole('button'))).toEqual([null, null, null, null]);
    expect(steps[0]).toHaveAttribute('aria-current', 'step');
  });

  it.each(['he', 'en'] as const)('is accessible at each step: %s', async (language) => {
    for (const step of [
      '',
      '?building=1&step=2',
      '?building=1&destination=home&step=3',
      '?building=1&destination=home&categories=plans&step=4',
      '?building=2',
    ]) {
      const { container, unmount } = show(step, language);
      await expectNoAxeViolations(container);
      unmount();
    }
  });
});

describe('files', () => {
  it('are selected together, with number and size in a bar', async () => {
    await toFiles();
    expect(screen.queryByRole('group', { name: 'Selected documents' })).not.toBeInTheDocument();
    await press('Select all');
    const bar = screen.getByRole('group', { name: 'Selected documents' });
    expect(bar).toHaveTextContent('Documents: 2 · 2 kB');
    await userEvent.click(within(bar).getByRole('button', { name: 'Clear the selection' }));
    expect(bar).not.toBeInTheDocument();
  });

  it('are downloaded one at a time through the site', async () => {
    await toFiles();
    expect(screen.getByRole('link', { name: 'Download: Document a' })).toHaveAttribute(
      'href',
      '/api/download?url=https%3A%2F%2Fcms.example%2Fapi%2Fmedia%2Ffile%2Fa.pdf',
    );
  });

  it('are downloaded together with progress, and failed ones again', async () => {
    await toFiles();
    await press('Select all');
    let finish: () => void = () => undefined;
    download.mockImplementationOnce(async ([a, b], { onFile }) => {
      onFile('a', 1);
      onFile('b', 0.5);
      await new Promise<void>((resolve) => (finish = resolve));
      return { failed: b ? [b] : [], saved: a ? ['documents_2026-11-22.zip'] : [] };
    });
    await press('Download as ZIP');
    const dialog = await screen.findByRole('dialog', { name: 'Downloading' });
    const rows = within(dialog).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual(['Document aReady', 'Document b50%']);
    expect(within(dialog).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '68');
    await expectNoAxeViolations(dialog);
    act(() => finish());
    await expectNoAxeViolations(await screen.findByRole('dialog', { name: 'Download finished' }));
    expect(screen.getByText('documents_2026-11-22.zip')).toBeVisible();
    expect(screen.getByText('Documents that were not downloaded: 1')).toBeVisible();

    download.mockResolvedValueOnce({ failed: [], saved: ['Document b.pdf'] });
    await press('Retry the missing documents (1)');
    await waitFor(() => expect(download.mock.lastCall?.[0].map(({ id }) => id)).toEqual(['b']));
    expect(await screen.findByText('Document b.pdf')).toBeVisible();
    expect(screen.queryByText(/not downloaded/)).not.toBeInTheDocument();
  });

  it('show a failure when none can be downloaded', async () => {
    await toFiles();
    await press('Select all');
    download.mockImplementationOnce((files) => Promise.resolve({ failed: [...files], saved: [] }));
    await press('Download as ZIP');
    const failure = await screen.findByRole('dialog', { name: 'The download failed' });
    expect(failure).toHaveTextContent('No document was downloaded.');
    await expectNoAxeViolations(failure);
  });

  it('are aborted when the visitor cancels', async () => {
    await toFiles();
    await press('Select all');
    let signal: AbortSignal | undefined;
    download.mockImplementationOnce((_files, options) => {
      signal = options.signal;
      return new Promise(() => undefined);
    });
    await press('Download as ZIP');
    await press('Cancel the download');
    expect(signal?.aborted).toBe(true);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('a building for residents', () => {
  const PATH = '/web/documents/files';
  const file = {
    id: 5,
    fileName: 'Secret plan',
    fileTipe: null,
    filename: 'secret.pdf',
    filesize: 2048,
    fileDestination: 0,
    selectCategory: [0],
    url: 'https://cms.example/api/residentFiles/file/secret.pdf?expires=1&signature=a',
  };

  it('asks for its code before listing anything, also for a shared link', async () => {
    show('?building=2&destination=home&categories=plans&step=4');
    expect(await screen.findByLabelText('Code of Almond House')).toBeVisible();
    await press('Continue');
    expect(screen.getByText(/^\*The documents of this building are for residents/)).toBeVisible();
    expect(screen.queryByText(/Document [abc]/)).not.toBeInTheDocument();
  });

  it('reports a wrong code, and opens with the right one', async () => {
    const answers = [
      { status: 403, body: { error: 'This code does not match the building.', code: 'wrongCode' } },
      { body: { files: [file], expires: 4_000_000_000 } },
    ];
    const requests = mockApi({ [PATH]: () => answers.shift() ?? {} });
    show();
    await pick(/Almond House/);
    await userEvent.type(screen.getByLabelText('Code of Almond House'), ' wrong ');
    await press('Open the documents');
    expect(await screen.findByText('This code does not match the building.')).toBeVisible();
    await userEvent.clear(screen.getByLabelText('Code of Almond House'));
    await userEvent.type(screen.getByLabelText('Code of Almond House'), 'SHAKED-1948');
    await press('Open the documents');
    await arrive('What are the documents about?');
    expect(requests.map(({ body }) => body)).toEqual([
      { building: 2, code: 'wrong' },
      { building: 2, code: 'SHAKED-1948' },
    ]);
    await waitFor(() => expect(search()).toBe('?building=2&step=2'));
  });

  it('sends a captcha only when the service requires it', async () => {
    const answers = [
      { status: 403, body: { error: 'The check is missing.', code: 'captchaMissing' } },
      { body: { files: [file], expires: 4_000_000_000 } },
    ];
    const requests = mockApi({ [PATH]: () => answers.shift() ?? {} });
    show();
    await pick(/Almond House/);
    await userEvent.type(screen.getByLabelText('Code of Almond House'), 'SHAKED-1948');
    await press('Open the documents');
    await arrive('What are the documents about?');
    expect(requests.map(({ body }) => body)).toEqual([
      { building: 2, code: 'SHAKED-1948' },
      { building: 2, code: 'SHAKED-1948', gRecaptchaResponse: 'captcha token' },
    ]);
    expect(getCaptchaToken).toHaveBeenCalledTimes(1);
  });
});
