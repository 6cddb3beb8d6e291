interface ShownDateProps {
  /** ISO day or time, for machines. Nothing is shown without it. */
  iso: string | null | undefined;
  /** The same in the format of its place (`DATE_FORMATS`). */
  shown: string | null | undefined;
  className?: string | undefined;
}

/** A date as readers and machines know it, isolated from the direction of the text around it. */
export function ShownDate({ iso, shown, className }: ShownDateProps) {
  if (!iso) return null;
  return (
    <time dateTime={iso} className={className}>
      <bdi>{shown}</bdi>
    </time>
  );
}
