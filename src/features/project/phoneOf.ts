interface Reached {
  readonly phone: string | null;
  readonly officeInfo: readonly ({ readonly phone: string | null } | null)[] | null;
}

/** Returns the phone number of a project, or that of its first office if the project has none. */
export const phoneOf = ({ phone, officeInfo }: Reached): string | null =>
  phone || officeInfo?.find((office) => office !== null)?.phone || null;
