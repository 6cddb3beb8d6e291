import { renderToStaticMarkup } from 'react-dom/server';
import { TranslationProvider } from '../../i18n/TranslationProvider';
import { readLocales } from '../../testing/readLocales';
import type { Factory } from './Factory';
import { factoryNode } from './testing/factoryFixture';
import { FactoryList } from './FactoryList';

const STREET = '40 Road, Haifa';
const FACTORY: Factory = {
  branchNumber: '0-0',
  name: 'Haifa plant',
  association: 'Concrete',
  street: STREET,
  position: null,
  phone: factoryNode('Haifa plant', { company: 'Concrete' }).phoneNumber,
  addressLink: null,
  image: null,
  iconUrl: null,
  color: null,
  hours: [],
};

it('shows phone and place of each factory to browsers without scripts, which have no map', () => {
  const groups = [{ id: 'concrete', name: 'Concrete', factories: [FACTORY] }];
  const html = renderToStaticMarkup(
    <TranslationProvider language="en" locales={readLocales('en')}>
      <FactoryList groups={groups} selected="" from={null} openAll={false} onSelect={() => undefined} />
    </TranslationProvider>,
  );
  const links = /<noscript>(.*)<\/noscript>/s.exec(html)?.[1] ?? '';
  expect(links).toContain('href="tel:035550201"');
  expect(links).toContain(encodeURIComponent(STREET));
  expect(links).toContain('On the map');
});
