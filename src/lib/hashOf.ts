interface AnchorSource {
  readonly url: string | null;
  readonly anchor: string | null;
}

/**
 * Returns the id of the element that an anchor button scrolls to. It is the anchor that the editor entered, or the hash
 * of the button's URL (project-marketing §2.6).
 * @returns null without an anchor
 */
export function hashOf(link: AnchorSource | null | undefined): string | null {
  const hash = link?.anchor || link?.url?.split('#')[1];
  return hash?.replace(/^#/, '') || null;
}
