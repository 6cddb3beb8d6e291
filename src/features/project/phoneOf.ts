interface Reached {
  readonly phone: string | null;
  readonly officeInfo: readonly ({ readonly phone: string | null } | null)[] | null;
}

/** The number under which a project is reached: its own, else its first office's. */
export const phoneOf = ({ phone, officeInfo }: Reached): string | null =>
  phone || officeInfo?.find((office) => office !== null)?.phone || null;
