interface AnchorSource {
  readonly url: string | null;
  readonly anchor: string | null;
}

/**
 * Returns the anchor of an anchor button: the editor's anchor, or the hash of its address (project-marketing
 * §2.6).
 * @returns null without an anchor
 */
export function hashOf(link: AnchorSource | null | undefined): string | null {
  const hash = link?.anchor || link?.url?.split('#')[1];
  return hash?.replace(/^#/, '') || null;
}
