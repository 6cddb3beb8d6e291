interface AnchorSource {
  readonly url: string | null;
  readonly anchor: string | null;
}

/**
 * The place of the page that an anchor button leads to: the hash of its address (project-marketing §2.6), or
 * the anchor that the editor named.
 * @returns null when it names none
 */
export function hashOf(link: AnchorSource | null | undefined): string | null {
  const hash = link?.anchor || link?.url?.split('#')[1];
  return hash?.replace(/^#/, '') || null;
}
