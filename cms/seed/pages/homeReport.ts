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
    'Report a fault in a flat or a building that we built, with pictures, in a few minutes.',
  ),
  blocks: [
    {
      blockType: 'contentText',
      title: text('משהו לא תקין? נתקן', 'Something wrong? We set it right'),
      text: rich(
        'מי שגר בבית שבנינו מקבל שירות מהאנשים שבנו אותו. ספרו לנו מה מצאתם, ונחזור אליכם עם מועד לביקור.',
        'Whoever lives in a house that we built is served by the people who built it. Tell us what you found, and we will get back to you with a time for a visit.',
      ),
    },
    { blockType: 'dynamicForm', form: form('homeReport') },
  ],
};
