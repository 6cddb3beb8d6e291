interface ShownDateProps {
  /** ISO day or time. Renders nothing without it. */
  iso: string | null | undefined;
  /** The date in the format of its place, written by the build. */
  shown: string | null | undefined;
  className?: string | undefined;
}

/** A date with a machine-readable value, isolated from the surrounding text direction. */
export function ShownDate({ iso, shown, className }: ShownDateProps) {
  if (!iso) return null;
  return (
    <time dateTime={iso} className={className}>
      <bdi>{shown}</bdi>
    </time>
  );
}
