type FactoryNode = Omit<Queries.FactoryFragment, '__typename'>;

interface Facts {
  company: string;
  street?: string;
  place?: readonly [number, number];
}

/** Creates the query result of a factory. */
export const factoryNode = (
  factoryName: string,
  { company, street = '', place = [32, 35] }: Facts,
): FactoryNode => ({
  companyAssociation: { documentId: company, name: company },
  factoryName,
  icon: { url: 'https://cms.example/api/media/file/pin-bag.svg' },
  mapPinBackground: '#1d6b45',
  mapCoordinates: { address: { street, coordinates: { latitude: place[0], longitude: place[1] } } },
  phoneNumber: {
    name: '03-555-0201',
    kind: 'url',
    url: 'tel:035550201',
    anchor: null,
    target: 'self',
    page: null,
    project: null,
    product: null,
    file: null,
  },
  addressLink: null,
  image: null,
  openingHours: [{ fromDay: 'day0', toDay: 'day4', opens: '06:30', closes: '16:00' }],
});
