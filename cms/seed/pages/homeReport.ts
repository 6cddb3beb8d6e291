import { form, rich, text } from '../lib/bilingual';
import type { SeedPage } from '../lib/SeedPage';

export const homeReport: SeedPage = {
  key: 'homeReport',
  template: 'dynamicForm',
  parent: 'residence',
  title: text('דיווח על ליקוי', 'Report a fault'),
  slug: text('report', 'report'),
  order: 1,
  description: text(
    'דיווח על ליקוי בדירה או בבניין שבנינו, עם תמונות, בכמה דקות.',
    'Report a fault in an apartment or building that we built. Add pictures; it takes a few minutes.',
  ),
  blocks: [
    {
      blockType: 'contentText',
      title: text('משהו לא תקין? נתקן', 'Something wrong? We’ll fix it'),
      text: rich(
        'מי שגר בבית שבנינו מקבל שירות מהאנשים שבנו אותו. ספרו לנו מה מצאתם, ונחזור אליכם עם מועד לביקור.',
        'If you live in a home we built, the people who built it look after you. Tell us what you found, and we will get back to you with a time for a visit.',
      ),
    },
    { blockType: 'dynamicForm', form: form('homeReport') },
  ],
};
