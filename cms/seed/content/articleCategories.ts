import { text, type Text } from '../lib/bilingual';

interface SeedArticleCategory {
  key: string;
  name: Text;
}

/** Categories of the magazine, in the order of its tabs. */
export const articleCategories: readonly SeedArticleCategory[] = [
  { key: 'city', name: text('עיר', 'City') },
  { key: 'home', name: text('בית', 'Home') },
  { key: 'building', name: text('בונים', 'Building') },
  { key: 'people', name: text('אנשים', 'People') },
];
