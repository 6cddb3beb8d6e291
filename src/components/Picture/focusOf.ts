interface FocalPoint {
  readonly focalX: number | null;
  readonly focalY: number | null;
}

/** Returns the CSS position of a picture's focal point; the centre by default. */
export const focusOf = ({ focalX, focalY }: FocalPoint): string => `${focalX ?? 50}% ${focalY ?? 50}%`;
