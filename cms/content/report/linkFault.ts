import type { Fault } from './Fault';
import type { LexicalNode } from './lexical';

/** Matches URLs that the site shows. It removes links with other schemes (`sanitize` of the source plugin). */
const USABLE = /^(?:https?:\/\/[^/\s]|mailto:\S|tel:\S|\/|#)/i;

/**
 * Returns why a typed URL in rich text leads nowhere. Returns null for a usable URL and for nodes that are not links.
 */
export function linkFault({ type, fields }: LexicalNode): Pick<Fault, 'found' | 'reason'> | null {
  if ((type !== 'link' && type !== 'autolink') || fields?.linkType === 'internal') return null;
  const url = (fields?.url ?? '').trim();
  if (USABLE.test(url)) return null;
  return { found: url, reason: url ? 'unusable' : 'nowhere' };
}
