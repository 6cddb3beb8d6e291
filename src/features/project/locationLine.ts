interface Named {
  readonly name: string | null;
}

interface Place {
  readonly country: readonly (Named | null)[] | null;
  readonly city: readonly (Named | null)[] | null;
  readonly extraInfo?: string | null;
}

/** Returns the country, city and extra info of a project in one line (project-marketing §2.2). */
export function locationLine({ country, city, extraInfo }: Place): string {
  const names = [...(country ?? []), ...(city ?? [])].flatMap((one) => one?.name ?? []);
  return [...names, ...(extraInfo ? [extraInfo] : [])].join(', ');
}

/**
 * Returns the street, extra info, city and country of a project in one line. Names that the street already contains are
 * not repeated.
 * @param street street as editors entered it, often with the city
 */
export function addressLine(street: string | null | undefined, { country, city, extraInfo }: Place): string {
  const names = [extraInfo, ...[...(city ?? []), ...(country ?? [])].map((one) => one?.name)];
  const others = names.filter((name) => name && !street?.includes(name));
  return [street, ...others].filter(Boolean).join(', ');
}
