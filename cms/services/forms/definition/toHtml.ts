import { convertLexicalToHTMLAsync, LinkHTMLConverterAsync } from '@payloadcms/richtext-lexical/html-async';
import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical';
import type { PayloadRequest } from 'payload';
import type { Locale } from '../../../platform/locales/locales';
import { pagePath } from './pagePath';

const idOf = (value: unknown): unknown =>
  value !== null && typeof value === 'object' ? (value as { id?: unknown }).id : value;

/**
 * Converts rich text of a form to HTML, as the public API requires. Links to pages get the page's current path.
 * @param value stored rich text; any other value becomes an empty string
 * @param req request with which linked pages are read
 * @param locale language of the links
 */
export async function toHtml(value: unknown, req: PayloadRequest, locale: Locale): Promise<string> {
  const root = (value as { root?: { children?: unknown[] } } | null | undefined)?.root;
  if (!root?.children?.length) return '';
  return convertLexicalToHTMLAsync({
    data: value as SerializedEditorState,
    disableContainer: true,
    converters: ({ defaultConverters }) => ({
      ...defaultConverters,
      ...LinkHTMLConverterAsync({
        internalDocToHref: async ({ linkNode }) =>
          (await pagePath(idOf(linkNode.fields.doc?.value), req, locale)) ?? '#',
      }),
    }),
  });
}
