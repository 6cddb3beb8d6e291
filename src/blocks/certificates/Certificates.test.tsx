import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Language } from '../../i18n/languages';
import { picture } from '../../testing/fixtures';
import { layOutSlides } from '../../testing/layOutSlides';
import { mockMedia } from '../../testing/mockMedia';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { Certificates } from './Certificates';

layOutSlides(350, 250);

const FILE = 'https://cms.even-derech.example/api/media/file/iso-9001.pdf';
const SCAN = picture('A scan');

const complete: Queries.CertificatesFragment = {
  id: 'certificates',
  title: 'Our standards',
  introduction: 'Quality and safety',
  certificates: [
    { id: 'a', name: 'ISO 9001', image: SCAN, file: { url: FILE } },
    { id: 'b', name: 'ISO 14001', image: SCAN, file: null },
  ],
};
const minimal: Queries.CertificatesFragment = {
  id: 'certificates',
  title: null,
  introduction: null,
  certificates: [{ id: null, name: 'ISO 9001', image: null, file: null }],
};

afterEach(() => jest.restoreAllMocks());

describe('Certificates', () => {
  it.each([
    ['its file', 'ISO 9001 (opens in a new tab)', FILE],
    ['its picture where there is no file', 'ISO 14001', SCAN.url],
  ])('opens %s', (_name, name, address) => {
    renderWithProviders(<Certificates {...complete} first={false} />, { language: 'en' });
    const link = screen.getByRole('link', { name });
    expect(link).toHaveAttribute('href', address);
    expect(link).toHaveAttribute('target', '_blank');
  });

  it('enlarges a picture without a file in place', async () => {
    renderWithProviders(<Certificates {...complete} first={false} />, { language: 'en' });
    await userEvent.click(screen.getByRole('link', { name: 'ISO 14001' }));
    const dialog = await screen.findByRole('dialog', { name: 'Our standards' });
    expect(within(dialog).getByText('ISO 14001')).toBeVisible();
    expect(within(dialog).getByText('1 of 1')).toBeVisible();
  });

  it('has a title and an introduction', () => {
    renderWithProviders(<Certificates {...complete} first={false} />, { language: 'en' });
    expect(screen.getByRole('heading', { level: 2, name: 'Our standards' })).toBeVisible();
    expect(screen.getByText('Quality and safety')).toBeVisible();
  });

  it('is a slider on phones and a grid on desktop', () => {
    const { unmount } = renderWithProviders(<Certificates {...complete} first={false} />, { language: 'en' });
    expect(screen.getByRole('group', { name: 'Our standards' })).toHaveAttribute('aria-roledescription');
    unmount();
    mockMedia('min-width: 65em');
    renderWithProviders(<Certificates {...complete} first={false} />, { language: 'en' });
    expect(screen.getByRole('group', { name: 'Our standards' })).not.toHaveAttribute('aria-roledescription');
  });

  it.each([
    ['he', 'תעודות'],
    ['en', 'Certificates'],
  ] satisfies [Language, string][])('needs no more than a name: %s', (language, name) => {
    renderWithProviders(<Certificates {...minimal} first={false} />, { language });
    expect(screen.getByRole('group', { name })).toBeInTheDocument();
    expect(screen.getByText('ISO 9001')).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
