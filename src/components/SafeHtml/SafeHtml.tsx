import { css } from '@emotion/react';
import { Fragment, useMemo, type ReactNode } from 'react';
import { typeset } from '../../lib/typeset';
import { richText } from '../RichText/RichText.styles';
import { parseHtml, type SafeNode } from './parseHtml';

/** Keeps a phone number on one line, and in left-to-right order on Hebrew pages. */
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
 * Renders a safe subset of HTML, for texts that are received at run time or belong to a form. For formatted text of
 * pages, use `RichText`.
 */
export function SafeHtml({ html }: { html: string }) {
  const nodes = useMemo(() => parseHtml(html), [html]);
  return <div css={richText}>{nodes.map(show)}</div>;
}
