interface Reached {
  readonly phone: string | null;
  readonly officeInfo: readonly ({ readonly phone: string | null } | null)[] | null;
}

/** Returns a project's phone number, or its first office's. */
export const phoneOf = ({ phone, officeInfo }: Reached): string | null =>
  phone || officeInfo?.find((office) => office !== null)?.phone || null;
