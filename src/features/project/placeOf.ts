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
