import { pageLink, picture, urlLink } from './fixtures';

const text = (html: string) => ({ html: `<p>${html}</p>` });

/** A rental project that has all sections of its page. */
export const completeRental = {
  projectTitle: 'Boulevard 12',
  text: 'Live above the boulevard',
  priceText: 'Rent from',
  price: 4900,
  priceCurrency: 'ILS' as const,
  phone: '03-555-0181',
  thumbnail: picture('The house'),
  heroBanner: { thumbnail: picture('The front') },
  numbersNew: [
    { id: 'a', number: '54', textNextToNumber: 'homes', text: 'in two houses' },
    { id: 'b', number: '0', textNextToNumber: null, text: null },
  ],
  rentProjectHeroBanner: {
    title: 'A home in town,',
    titleWithBg: 'for ten years',
    description: text('The rent does not jump.'),
    poster: picture('A still of the film'),
    imageForDesktop: picture('The boulevard at dusk'),
    imageForMobile: picture('The entrance'),
    anchorButtonBlue: urlLink('Free homes', '/#apartments'),
    anchorButton: urlLink('Life here', '/#benefits'),
  },
  rentProjectFOMO: {
    timer: '2030-01-01T00:00:00.000Z',
    textsBeforeTimer: 'The first month is free until',
    textAfterTimer: 'seven homes are left',
  },
  rentProjectVisualization: {
    title: 'Two houses, one yard',
    subTitle: 'Choose a house',
    anchorId: 'houses',
    imageForDesktop: picture('Both houses from above'),
    imageForMobile: null,
    items: [
      {
        id: 'a',
        title: 'Building A',
        text: 'Eight floors',
        button: urlLink('Its homes', '/#apartments'),
        buildingName: { buildingTitle: 'Building A' },
      },
      { id: 'b', title: 'Building B', text: null, button: null, buildingName: null },
    ],
  },
  rentProjectBenefits: {
    anchorId: 'benefits',
    title: 'What is included',
    subTitle: 'Things one argues about',
    items: [
      {
        id: 'a',
        title: 'Mended at once',
        content: text('The caretaker lives round the corner.'),
        iconNormal: picture('', { url: '/clock.svg' }),
        iconSelected: picture('', { url: '/clock-dark.svg' }),
        largeImage: picture('A living room'),
        smallImage: picture('A bedroom'),
      },
      {
        id: 'b',
        title: 'A shared room',
        content: text('A long table.'),
        iconNormal: picture('', { url: '/people.svg' }),
        iconSelected: null,
        largeImage: picture('The shared room'),
        smallImage: null,
      },
      {
        id: 'c',
        title: 'Move without a penalty',
        content: null,
        iconNormal: null,
        iconSelected: null,
        largeImage: null,
        smallImage: null,
      },
    ],
  },
  buildingCharacteristicsTitle: null,
  buildingCharacteristicsSelection: [
    { id: 'a', name: 'Lift' },
    { id: 'b', name: 'Gym' },
  ],
  rentProjectInterestedNum: 37,
  rentProjectAdvantages: {
    title: 'Why rent from us',
    subTitle: 'We build, and we stay',
    image: picture('The living room'),
    items: [
      { id: 'a', title: 'One lease', text: 'Six pages', icon: picture('') },
      { id: 'b', title: 'No guarantors', text: null, icon: null },
    ],
  },
  rentProjectJoinBlock: {
    title: 'Come and see',
    subTitle: 'Half an hour',
    buttonBlue: pageLink('Ask us', '/en/contact/'),
    buttonWhite: 'Book a tour',
  },
  customerReviews: {
    title: 'What neighbours say',
    subTitle: 'People of Boulevard 12',
    reviews: [
      {
        id: 'a',
        title: 'Adi',
        subTitle: 'Two years',
        stars: picture('Five stars of five'),
        image: picture('Adi'),
        content: text('Here we hung pictures.'),
      },
      { id: 'b', title: 'Yaakov', subTitle: null, stars: null, image: null, content: null },
    ],
  },
  mapTitle: '12 HaShdera',
  surroundings: null,
  address: { street: '12 HaShdera, Tel Aviv', latitude: 32.07, longitude: 34.79 },
  city: [{ latitude: 32.08, longitude: 34.78 }],
  titleGetToKnowTheEnvironment: null,
  getToKnowTheEnvironment: [{ id: 'a', text: 'The light railway' }],
  rentProjectFAQ: {
    blockTitle: 'Questions before signing',
    subTitle: 'Not here? Write to us',
    items: [
      { id: 'a', accordionTitle: 'May we paint?', accordionContent: text('Yes.') },
      { id: 'b', accordionTitle: 'And leave early?', accordionContent: text('After a year.') },
      { id: 'c', accordionTitle: 'Without an answer', accordionContent: null },
    ],
  },
};

type Nothing = Record<Exclude<keyof typeof completeRental, 'projectTitle'>, null>;

/** A rental project with no content except its name. */
export const minimalRental: Nothing & { projectTitle: string } = {
  ...(Object.fromEntries(Object.keys(completeRental).map((key) => [key, null])) as Nothing),
  projectTitle: 'Boulevard 12',
};
