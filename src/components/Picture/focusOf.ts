interface FocalPoint {
  readonly focalX: number | null;
  readonly focalY: number | null;
}

/** The CSS position of a picture's point of interest; the middle where the editor named none. */
export const focusOf = ({ focalX, focalY }: FocalPoint): string => `${focalX ?? 50}% ${focalY ?? 50}%`;
