import { menuState, pageState, ServedModel } from './ServedModel.mjs';

const shownAs = (/** @type {string} */ title) => ({ page: { title }, settings: { siteName: 'Site' } });
const menuOf = (/** @type {string} */ address) => [{ link: { name: 'Menu', page: { path: address } } }];

/**
 * @param {Record<string, string>} titles titles of pages by path @param {string} [linked] path to which the menu links
 */
const content = (titles, linked = '/') => ({
  pages: new Map(Object.entries(titles).map(([address, title]) => [address, pageState(shownAs(title))])),
  menus: new Map(['he', 'en'].map((locale) => [locale, menuState(menuOf(linked))])),
  redirects: new Set(),
});

/** @param {string} address @param {string} title @param {string} [linked] */
const html = (address, title, linked = '/') => ({
  name: `${address.slice(1)}index.html`,
  text: `<b><a href="${linked}">Menu</a></b><pre>${JSON.stringify(shownAs(title))}</pre>`,
});
/** @param {string} address @param {string} title */
const data = (address, title) => ({
  name: `page-data/${address === '/' ? 'index/' : address.slice(1)}page-data.json`,
  text: JSON.stringify({ result: { data: shownAs(title) } }),
});
const menu = (/** @type {string} */ linked) => ({
  name: 'slice-data/header-he.json',
  text: JSON.stringify({ result: { data: { header: { items: menuOf(linked) } } } }),
});

/**
 * Creates a model whose published files all show the title A.
 * @returns {ServedModel}
 */
function modelAtRest() {
  const model = new ServedModel();
  // Replay the first publication before the first version is added, so that its files are not checked one by one.
  model.replay([
    menu('/'),
    { ...menu('/'), name: 'slice-data/header-en.json' },
    data('/', 'A'),
    html('/', 'A'),
  ]);
  model.expect(content({ '/': 'A' }));
  expect(model.rest()).toEqual([]);
  return model;
}

it('accepts content that returns to an earlier value', () => {
  const model = modelAtRest();
  for (const title of ['B', 'A']) model.expect(content({ '/': title }));
  const changes = ['B', 'A'].flatMap((title) => [data('/', title), html('/', title)]);
  expect(model.replay(changes)).toEqual([]);
  expect(model.replay([html('/', 'B')])).toEqual([expect.stringContaining('index.html shows ["B"')]);
});

it('reports HTML that is newer than its data', () => {
  const model = modelAtRest();
  model.expect(content({ '/': 'B' }));
  expect(model.replay([html('/', 'B')])).toEqual([expect.stringContaining('page-data.json shows ["A"')]);
});

it('reports a link to a new page that is not served yet, in a page and in the data of a menu', () => {
  const model = modelAtRest();
  model.expect(content({ '/': 'A', '/new/': 'New' }, '/new/'));
  expect(model.replay([menu('/new/')])).toEqual([expect.stringContaining('whose data is not served')]);
  expect(model.replay([data('/new/', 'New')])).toEqual([]);
  expect(model.replay([html('/', 'A', '/new/')])).toEqual([
    expect.stringContaining('/ links to /new/, which is not served'),
  ]);
  expect(model.replay([html('/new/', 'New', '/new/')])).toEqual([]);
});

it('reports data that links to a new page before its HTML is served', () => {
  const model = modelAtRest();
  const parentPage = { title: 'New', path: '/new/' };
  const shown = { page: { title: 'A', parentPage }, settings: { siteName: 'Site' } };
  const { pages, ...others } = content({ '/new/': 'New' });
  model.expect({ ...others, pages: new Map([...pages, ['/', pageState(shown)]]) });
  const linking = { ...data('/', 'A'), text: JSON.stringify({ result: { data: shown } }) };
  expect(model.replay([data('/new/', 'New'), linking])).toEqual([
    expect.stringContaining('The data of / links to /new/, which is not served'),
  ]);
  expect(model.replay([html('/new/', 'New')])).toEqual([]);
});

it('allows links to a page that was taken off the site, until nothing is left to build', () => {
  const model = modelAtRest();
  model.expect(content({ '/': 'A', '/new/': 'New' }, '/new/'));
  model.replay([data('/new/', 'New'), menu('/new/'), html('/new/', 'New', '/new/'), html('/', 'A', '/new/')]);
  model.expect(content({ '/': 'A' }));
  const removed = { name: 'new', text: null };
  expect(model.replay([removed])).toEqual([]);
  expect(model.rest()).toEqual(
    expect.arrayContaining([expect.stringContaining('/ links to /new/, which is not served')]),
  );
});

it('reports a page that is not the last version when nothing is left to build', () => {
  const model = modelAtRest();
  model.expect(content({ '/': 'B' }));
  expect(model.rest()).toEqual(expect.arrayContaining([expect.stringContaining('/: HTML is ["A"')]));
});
