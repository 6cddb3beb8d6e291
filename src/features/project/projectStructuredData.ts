interface ProjectSource {
  readonly projectTitle: string | null;
  readonly path: string;
  readonly residentialUnits: number | null;
  readonly address: {
    readonly street: string | null;
    readonly latitude: number | null;
    readonly longitude: number | null;
  } | null;
  readonly city: readonly ({ readonly name: string | null } | null)[] | null;
  readonly country: readonly ({ readonly name: string | null; readonly code: string | null } | null)[] | null;
}

/**
 * A project as schema.org knows it: an `ApartmentComplex` where people live, else a `Place`. What is not known is left out.
 * @param description as search engines show it
 * @param picture whole address of its picture
 * @param siteUrl absolute address of the site
 */
export function projectStructuredData(
  { projectTitle, path, residentialUnits, address, city, country }: ProjectSource,
  description: string | null | undefined,
  picture: string | null | undefined,
  siteUrl: string,
): object {
  const town = city?.find(Boolean)?.name;
  const land = country?.find(Boolean);
  const place = {
    ...(address?.street && { streetAddress: address.street }),
    ...(town && { addressLocality: town }),
    ...(land && { addressCountry: land.code ?? land.name }),
  };
  const { latitude, longitude } = address ?? {};
  const isOnMap = typeof latitude === 'number' && typeof longitude === 'number';
  return {
    '@context': 'https://schema.org',
    '@type': residentialUnits ? 'ApartmentComplex' : 'Place',
    name: projectTitle,
    url: new URL(path, siteUrl).href,
    ...(description && { description }),
    ...(picture && { image: picture }),
    ...(Object.keys(place).length > 0 && { address: { '@type': 'PostalAddress', ...place } }),
    ...(isOnMap && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
    ...(residentialUnits && { numberOfAccommodationUnits: residentialUnits }),
  };
}
