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
    'Plans, warranties and manuals for your building: choose, tick and download.',
  ),
  blocks: [
    {
      blockType: 'topBanner',
      height: 'medium',
      title: text('כל המסמכים של הבית', 'All the paperwork for your home'),
      subTitle: text('ארבעה צעדים, והם אצלכם', 'Yours in four steps'),
      desktopImage: picture('estate-boulevard'),
    },
    {
      blockType: 'contentText',
      text: rich(
        'בחרו בניין, נושא וקטגוריה. את המסמכים אפשר להוריד אחד אחד, או יחד כקובץ ZIP. בבניינים שנמסרו לאחרונה המסמכים לדיירים בלבד, ונפתחים בקוד שקיבלתם עם המפתחות.',
        'Choose a building, a topic and a category. Download documents one at a time or all together as a ZIP file. In recently completed buildings the documents are for residents only; open them with the code you received with your keys.',
      ),
    },
    {
      blockType: 'contactHeader',
      title: text('חסר לכם מסמך?', 'Can’t find a document?'),
      text: text('מוקד השירות לדיירים ישלח אותו אליכם.', 'Our resident service centre will send it to you.'),
      phone: '03-555-0180',
      link: pageLink('contact', 'כתבו לנו', 'Write to us'),
    },
  ],
};
