import { css } from '@emotion/react';
import { Fragment, useMemo, type ReactNode } from 'react';
import { typeset } from '../../lib/typeset';
import { richText } from '../RichText/RichText.styles';
import { parseHtml, type SafeNode } from './parseHtml';

/** Keeps a phone number in its order and on one line in Hebrew. */
const unbroken = css({ whiteSpace: 'nowrap' });

function show(node: SafeNode, key: number): ReactNode {
  if (typeof node === 'string') return <Fragment key={key}>{typeset(node)}</Fragment>;
  const { tag: Tag, href, children } = node;
  if (Tag === 'br' || Tag === 'hr') return <Tag key={key} />;
  const inside = children.map(show);
  return (
    <Tag key={key} {...(Tag === 'a' && href && { href })}>
      {href?.startsWith('tel:') ? <bdi css={unbroken}>{inside}</bdi> : inside}
    </Tag>
  );
}

/**
 * Renders the safe subset of HTML that comes at run time or belongs to a form. `RichText` renders formatted
 * text of pages.
 */
export function SafeHtml({ html }: { html: string }) {
  const nodes = useMemo(() => parseHtml(html), [html]);
  return <div css={richText}>{nodes.map(show)}</div>;
}
