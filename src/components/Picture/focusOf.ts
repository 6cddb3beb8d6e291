interface FocalPoint {
  readonly focalX: number | null;
  readonly focalY: number | null;
}

/** Returns the CSS `object-position` of a picture's focal point. The default is the centre. */
export const focusOf = ({ focalX, focalY }: FocalPoint): string => `${focalX ?? 50}% ${focalY ?? 50}%`;
