import type { ContentBlock } from '../blocks/defineBlock';
import { LOCALES, type Locale } from '../../platform/locales/locales';

const ofBlock = (language: Locale, { slug, custom }: ContentBlock): string =>
  `html[lang='${language}'] .blocks-drawer__block:has([src$='#${slug}']) .thumbnail-card__label::after` +
  `{content:${JSON.stringify(custom.purpose[language])}}`;

/**
 * Returns styles that show each block's purpose below its name in Payload's block picker, which cannot be extended by a
 * component. Screen readers read CSS `content` as part of the button's name.
 */
export const purposeStyles = (blocks: readonly ContentBlock[]): string =>
  LOCALES.flatMap((language) => blocks.map((block) => ofBlock(language, block))).join('\n');
