import { renderToString } from 'react-dom/server';
import { SiteContactProvider } from '../../components/SiteContact/SiteContactProvider';
import { TranslationProvider } from '../../i18n/TranslationProvider';
import { readLocales } from '../../testing/readLocales';
import { LandingPage } from './LandingPage';

const block = {
  id: 'landing',
  siteContact: null,
  slides: [],
  pageLogo: null,
  pageTitle: 'By the Sea',
  shortDescription: null,
  whatsApp: null,
  pageForm: null,
  bottomLogos: null,
};
const site = { phone: '03-555-0100', email: null };

it.each([
  ['its own phone', '*5550', 'tel:*5550'],
  ['the phone of the site where it has none', null, 'tel:035550100'],
])('a landing page without scripts replaces its form by %s', (_, phone, href) => {
  const html = renderToString(
    <TranslationProvider language="en" locales={readLocales('en')}>
      <SiteContactProvider site={site}>
        <LandingPage {...block} phone={phone} first />
      </SiteContactProvider>
    </TranslationProvider>,
  );
  const instead = /<noscript>(.*?)<\/noscript>/s.exec(html)?.[1];
  expect(instead).toContain(`href="${href}"`);
});
