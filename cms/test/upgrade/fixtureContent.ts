/** Content of the fixture. Do not change it: the fixture was created once and is never created again. */
export const FIXTURE = {
  password: 'a long password of the fixture',
  alt: { he: 'מגדל בשקיעה', en: 'A tower at dusk' },
  parent: { title: 'על הקבוצה', slug: 'about-the-group', oldSlug: 'about-us' },
  child: {
    title: { he: 'ההיסטוריה שלנו', en: 'Our history' },
    slug: 'our-history',
    blockTitle: { he: 'מאז 1948', en: 'Since 1948' },
    draftTitle: 'טיוטה שלא פורסמה',
  },
  form: '0a1b2c3d-0000-4000-8000-00000000fa01',
  formAnswer: 'מרפסת שמש',
  sender: 'דנה כהן',
  cv: 'קורות חיים.pdf',
  orderId: 1042,
} as const;

/** Minimal PDF. */
export const CV = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF');
