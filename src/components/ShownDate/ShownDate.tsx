interface ShownDateProps {
  /** ISO date or time. Without it, nothing is rendered. */
  iso: string | null | undefined;
  /** The date as text, already formatted by the build. */
  shown: string | null | undefined;
  className?: string | undefined;
}

/** A date as a `time` element with a machine-readable value. It is isolated from the surrounding text direction. */
export function ShownDate({ iso, shown, className }: ShownDateProps) {
  if (!iso) return null;
  return (
    <time dateTime={iso} className={className}>
      <bdi>{shown}</bdi>
    </time>
  );
}
