import type { ContentBlock } from '../blocks/defineBlock';
import { LOCALES, type Locale } from '../../platform/locales';

const ofBlock = (language: Locale, { slug, custom }: ContentBlock): string =>
  `html[lang='${language}'] .blocks-drawer__block:has([src$='#${slug}']) .thumbnail-card__label::after` +
  `{content:${JSON.stringify(custom.purpose[language])}}`;

/**
 * Styles that put the purpose of each block below its name where editors choose one: Payload's picker has no place for it, and takes
 * no component of ours. Text in `content` is read to screen readers as part of the button's name.
 */
export const purposeStyles = (blocks: readonly ContentBlock[]): string =>
  LOCALES.flatMap((language) => blocks.map((block) => ofBlock(language, block))).join('\n');
