import { picture, rich, text } from '../lib/bilingual';
import { pageLink } from '../lib/links';
import type { SeedPage } from '../lib/SeedPage';

export const documents: SeedPage = {
  key: 'documents',
  template: 'fileDelivery',
  parent: 'residence',
  company: 'residence',
  title: text('מסמכים לדיירים', 'Documents for residents'),
  slug: text('documents', 'documents'),
  order: 8,
  description: text(
    'תוכניות, תעודות אחריות והוראות שימוש לפי בניין: בוחרים, מסמנים ומורידים.',
    'Plans, warranties and manuals by building: choose, select and download.',
  ),
  blocks: [
    {
      blockType: 'topBanner',
      height: 'medium',
      title: text('כל המסמכים של הבית', 'All the papers of your home'),
      subTitle: text('ארבעה צעדים, והם אצלכם', 'Four steps, and they are yours'),
      desktopImage: picture('floor-plan'),
    },
    {
      blockType: 'contentText',
      text: rich(
        'בחרו בניין, יעד וקטגוריה. את המסמכים אפשר להוריד אחד אחד, או יחד כקובץ ZIP. בבניינים שנמסרו לאחרונה המסמכים לדיירים בלבד, ונפתחים בקוד שקיבלתם עם המפתחות.',
        'Choose a building, a destination and a category. Download documents one by one, or together as a ZIP file. In buildings that were handed over lately they are for residents alone, and open with the code that came with the keys.',
      ),
    },
    {
      blockType: 'contactHeader',
      title: text('חסר לכם מסמך?', 'Is a document missing?'),
      text: text('מוקד השירות לדיירים ישלח אותו אליכם.', 'Our service for residents will send it to you.'),
      phone: '03-555-0180',
      link: pageLink('contact', 'כתבו לנו', 'Write to us'),
    },
  ],
};
