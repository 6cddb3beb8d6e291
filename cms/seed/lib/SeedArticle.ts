import { category, picture, rich, text, type Text } from './bilingual';
import type { SeedBlock, SeedPage } from './SeedPage';

interface ArticleFacts {
  /** Last segment of the page's URL, in both languages. */
  slug: string;
  category: string;
  /** Publication date as YYYY-MM-DD. */
  date: string;
  picture: string;
  title: [he: string, en: string];
  subTitle: [he: string, en: string];
  /** Text of the article, in the markup that `toLexical` reads. */
  body: [he: string, en: string];
  /** Blocks shown after the text. */
  more?: readonly SeedBlock[];
  mobilePicture?: string;
}

const both = ([he, en]: [string, string]): Text => text(he, en);

/** Creates the page of a magazine article. Its text becomes the first block. */
export function seedArticle(facts: ArticleFacts): SeedPage {
  return {
    key: `article-${facts.slug}`,
    template: 'article',
    parent: 'magazine',
    title: both(facts.title),
    slug: text(facts.slug, facts.slug),
    hideFromSitemap: true,
    description: both(facts.subTitle),
    article: {
      category: category(facts.category),
      subTitle: both(facts.subTitle),
      date: `${facts.date}T00:00:00.000Z`,
      desktopPicture: picture(facts.picture),
      ...(facts.mobilePicture && { mobilePicture: picture(facts.mobilePicture) }),
    },
    blocks: [{ blockType: 'contentText', text: rich(...facts.body) }, ...(facts.more ?? [])],
  };
}
