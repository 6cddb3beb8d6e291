import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setAnalyticsConsent } from '../../lib/analytics';
import { expectNoAxeViolations } from '../../testing/expectNoAxeViolations';
import { completeProject } from '../../testing/projectFixture';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { StickyContact } from './StickyContact';

type Props = Parameters<typeof StickyContact>[0];

const RENT = { contactLabel: 'Ask about a home', meetingUrl: 'https://scheduler.example/?meeting=1&lang=en' };
const ofType = (contact: 'all' | 'leaveDetails' | 'none'): Props['project'] => ({
  ...completeProject,
  projectType: { contact },
});

function show(project: Props['project'] = ofType('all'), rent?: Props['rent']) {
  const user = userEvent.setup();
  const view = renderWithProviders(
    <StickyContact
      project={project}
      {...(rent && { rent })}
      renderLead={(_about, open, onClose) => open && <button onClick={onClose}>Lead form</button>}
    />,
    { language: 'en' },
  );
  return { user, ...view };
}
const button = (name: string) => screen.getByRole('button', { name });
const menu = () => screen.getByRole('dialog', { name: 'How would you like to talk?' });

beforeEach(() => {
  window.localStorage.clear();
  delete window.dataLayer;
});

describe('StickyContact', () => {
  it('opens options to leave details and to call, and closes again', async () => {
    const { user, container } = show();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(button('Talk to us'));
    expect(within(menu()).getByRole('button', { name: 'Leave details' })).toBeVisible();
    expect(within(menu()).getByRole('link', { name: 'Call 03-555-0100' })).toHaveAttribute(
      'href',
      'tel:035550100',
    );
    expect(within(menu()).queryByRole('link', { name: 'Book a meeting' })).not.toBeInTheDocument();
    await expectNoAxeViolations(container);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(button('Talk to us')).toHaveFocus();
  });

  it('replaces the menu by the lead form', async () => {
    const { user } = show();
    await user.click(button('Talk to us'));
    await user.click(within(menu()).getByRole('button', { name: 'Leave details' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(button('Lead form'));
    expect(screen.queryByRole('button', { name: 'Lead form' })).not.toBeInTheDocument();
  });

  it('books a meeting on rent pages', async () => {
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    const { user } = show(ofType('all'), RENT);
    await user.click(button('Ask about a home'));
    await user.click(within(menu()).getByRole('link', { name: 'Book a meeting' }));
    expect(open).toHaveBeenCalledWith(
      RENT.meetingUrl,
      '_blank',
      expect.stringContaining('width=940,height=500'),
    );
    open.mockRestore();
  });

  it('opens the lead form directly if it is the only option (תכנון ובנייה)', async () => {
    const { user } = show(ofType('leaveDetails'));
    await user.click(button('Leave details'));
    expect(button('Lead form')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it("uses the office's number if the project has none", async () => {
    const { user } = show({ ...ofType('all'), phone: null });
    await user.click(button('Talk to us'));
    expect(within(menu()).getByRole('link', { name: 'Call 03-555-0199' })).toBeVisible();
  });

  it.each<[string, Props['project'], Props['rent']]>([
    ['on pages of the type מורשת', ofType('none'), undefined],
    ['on rent pages without a contact label', ofType('all'), { ...RENT, contactLabel: null }],
    [
      'where the form is hidden and there is no phone',
      { ...ofType('all'), hideLeadForm: true, phone: null, officeInfo: null },
      undefined,
    ],
  ])('renders nothing %s', (_name, project, rent) => {
    show(project, rent);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('reports presses after consent', async () => {
    setAnalyticsConsent('granted');
    const { user } = show();
    await user.click(button('Talk to us'));
    const call = within(menu()).getByRole('link', { name: /Call/ });
    // Prevents the default action, because jsdom cannot follow a `tel:` link.
    call.addEventListener('click', (event) => event.preventDefault());
    await user.click(call);
    const project = '/en/projects/bridge-7/';
    expect(window.dataLayer).toEqual([
      { event: 'project_button_pressed', button: 'contact', project },
      { event: 'project_button_pressed', button: 'call', project },
    ]);
  });
});
