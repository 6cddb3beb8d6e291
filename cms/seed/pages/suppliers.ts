import { form, rich, text } from '../lib/bilingual';
import type { SeedPage } from '../lib/SeedPage';

export const suppliers: SeedPage = {
  key: 'suppliers',
  template: 'dynamicForm',
  parent: 'contact',
  title: text('ספקים וקבלנים', 'Suppliers and contractors'),
  slug: text('suppliers', 'suppliers'),
  order: 1,
  description: text(
    'ספקים, קבלנים ומתכננים: הצטרפות למאגר הספקים של קבוצת אבן־דרך.',
    'Suppliers, contractors and designers: join Even Derech Group’s supplier list.',
  ),
  blocks: [
    {
      blockType: 'contentText',
      title: text('עובדים איתנו', 'Work with us'),
      text: rich(
        'אנחנו קונים חומרים, עבודות ותכנון מכ־600 עסקים, רובם קטנים ומקומיים, ומשלמים בתוך שלושים יום. ספרו לנו מי אתם, ומחלקת הרכש תבדוק היכן אתם משתלבים.',
        'We buy materials, works and design from around 600 businesses, most of them small and local, and we pay within thirty days. Tell us about yourself, and our procurement team will see where you fit in.',
      ),
    },
    { blockType: 'dynamicForm', form: form('supplierRegistration') },
  ],
};
