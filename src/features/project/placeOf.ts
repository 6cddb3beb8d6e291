interface Named {
  readonly name: string | null;
}

interface Place {
  readonly country: readonly (Named | null)[] | null;
  readonly city: readonly (Named | null)[] | null;
  readonly extraInfo?: string | null;
}

/** Where a project is, in one line: country, city and extra info (project-marketing §2.2). */
export function placeOf({ country, city, extraInfo }: Place): string {
  const names = [...(country ?? []), ...(city ?? [])].flatMap((one) => one?.name ?? []);
  return [...names, ...(extraInfo ? [extraInfo] : [])].join(', ');
}

/**
 * The postal line of a project: street, extra info, city, country. What the street names already is not said again.
 * @param street as editors wrote it, often with the city
 * @param place
 */
export function addressOf(street: string | null | undefined, { country, city, extraInfo }: Place): string {
  const names = [extraInfo, ...[...(city ?? []), ...(country ?? [])].map((one) => one?.name)];
  const others = names.filter((name) => name && !street?.includes(name));
  return [street, ...others].filter(Boolean).join(', ');
}
