import { describe, expect, it } from 'vitest';
import { apartments } from './content/apartments';
import { files } from './content/files/files';
import { products } from './content/products/products';
import { projects } from './content/projects/projects';
import { saleApartments } from './content/saleApartments';
import { Reference } from './lib/bilingual';
import { pages } from './pages/pages';

/** Names of the files that are pictures: no documents, films, icons and marks. */
const PICTURES = new Set(
  files.flatMap(({ name, ending }) =>
    ending === 'jpg' || /^(plan|drawing)-|-plan$/.test(name) ? [name] : [],
  ),
);

/** Fields with another cut of the picture beside them, for phones or as the preview of the page. */
const OTHER_CUT = /mobile|ogImage|poster|iconSelected|^key$|^slug$/i;

/** Yields the pictures in a part of the content, without those of other documents. */
function* picturesIn(value: unknown): Generator<string> {
  if (value instanceof Reference) {
    if (value.collection === 'media' && PICTURES.has(value.key)) yield value.key;
  } else if (value !== null && typeof value === 'object') {
    for (const [name, field] of Object.entries(value)) if (!OTHER_CUT.test(name)) yield* picturesIn(field);
  }
}

/** Yields the references to documents of a collection in a part of the content. */
function* linksIn(value: unknown, collection: string): Generator<string> {
  if (value instanceof Reference) {
    if (value.collection === collection) yield value.key;
  } else if (value !== null && typeof value === 'object')
    for (const field of Object.values(value)) yield* linksIn(field, collection);
}

const twice = (values: readonly string[]) => [
  ...new Set(values.filter((value, index) => values.indexOf(value) !== index)),
];

const keysOf = (value: unknown): string[] => [...picturesIn(value)];
const homesOf = (project: string) =>
  [...apartments, ...saleApartments].filter((home) => home.project?.key === project);
const homePictures = ({
  propertyImage: _,
  uploadContracts: __,
  ...home
}: (typeof apartments | typeof saleApartments)[number]) => keysOf(home);
const cardOf = (key: string) => projects.find((project) => project.key === key)?.thumbnail?.key ?? '';
const productCard = (key: string) => keysOf(products.find((product) => product.key === key)?.image)[0] ?? '';

/** Pictures of a project's page: its own, those of its apartments, and the cards of related projects. */
function onProjectPage(project: (typeof projects)[number]): string[] {
  const {
    thumbnail: _,
    heroBanner,
    relatedProjects,
    apartmentsGeneral: __,
    moreInfoButton: ___,
    imageGalleries: ____,
    rentProjectHeroBanner,
    ...own
  } = project;
  const hero = rentProjectHeroBanner?.imageForDesktop ? rentProjectHeroBanner : heroBanner;
  return [
    ...keysOf(hero),
    ...keysOf(own),
    ...homesOf(project.key).flatMap(homePictures),
    ...(relatedProjects ?? []).map(({ key }) => cardOf(key)),
  ];
}

/** Pictures of a page: those of its blocks, and the cards of its list. */
function onPage(page: (typeof pages)[number]): string[] {
  const { template, listing, company, key } = page;
  const own = [...keysOf(page.article), ...keysOf(page.blocks)];
  if (template === 'projects') {
    const sites = (listing?.groupSites ?? []).map((site) => site.key);
    const listed = projects.filter(
      ({ groupSites }) => sites.length === 0 || groupSites?.some((site) => sites.includes(site.key)),
    );
    return [...own, ...listed.map((project) => project.thumbnail?.key ?? '')];
  }
  if (template === 'products') {
    const listed = products.filter((product) => !company || product.company?.key === company);
    return [...own, ...listed.flatMap(({ image }) => keysOf(image).slice(0, 1))];
  }
  if (key === 'rentalApartments') return [...own, ...apartments.flatMap(homePictures)];
  if (template === 'magazine') return [...own, ...pages.flatMap(({ article }) => keysOf(article))];
  return own;
}

describe('the pictures of the demo content', () => {
  it.each(pages.map((page) => [page.key, page] as const))('occur once on the page %s', (_, page) => {
    expect(twice(onPage(page))).toEqual([]);
  });

  it.each(projects.map((project) => [project.key, project] as const))(
    'occur once on the page of the project %s',
    (_, project) => {
      expect(twice(onProjectPage(project))).toEqual([]);
    },
  );

  it('occur once on the pages of products', () => {
    for (const { key, image, mainBanner, relatedProducts } of products) {
      const related = [...linksIn(relatedProducts, 'products')].map(productCard);
      expect({ key, twice: twice([...keysOf(image), ...keysOf(mainBanner), ...related]) }).toEqual({
        key,
        twice: [],
      });
    }
  });

  it('differ in the cards and at the top of any two projects', () => {
    expect(twice(projects.map(({ thumbnail }) => thumbnail?.key ?? ''))).toEqual([]);
    const heroes = projects.map(({ heroBanner, rentProjectHeroBanner }) => [
      ...new Set([...keysOf(heroBanner), ...keysOf(rentProjectHeroBanner)]),
    ]);
    expect(twice(heroes.flat())).toEqual([]);
  });

  it('differ in the rooms and plans of any two apartments', () => {
    const homes = [...apartments, ...saleApartments];
    expect(twice(homes.flatMap((home) => [...new Set(homePictures(home))]))).toEqual([]);
    expect(homes.filter(({ blueprintOfTheApartment }) => !blueprintOfTheApartment)).toEqual([]);
  });

  it('are at least three for a project, and eight for those that the first page of the list shows', () => {
    const PAGE_SIZE = 9;
    const listed = [...projects].sort((a, b) => (a.priorityID ?? 0) - (b.priorityID ?? 0));
    const few = listed.flatMap((project, index) => {
      const { key, heroBanner, rentProjectHeroBanner, gallery } = project;
      const count = new Set(keysOf({ heroBanner, rentProjectHeroBanner, gallery })).size;
      return count < (index < PAGE_SIZE ? 8 : 3) ? [`${key}: ${count}`] : [];
    });
    expect(few).toEqual([]);
  });
});
